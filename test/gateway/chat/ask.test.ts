import { abortSignalOf, type CancelSignal } from '#flow'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAsk, type AskParts } from '../../../src/gateway/chat/ask.js'
import type { Caller } from '#program/gateway/admission/caller'

/** Never answers before its signal says that nobody waits. */
const waits: AskParts['complete'] = async (_, { signal }) => {
  await delay(600_000, undefined, { signal: abortSignalOf(signal) }).catch(() => undefined)
  throw signal.reason
}

const parts = { complete: waits, defaultModel: null } as unknown as AskParts
const question = { model: 'vendor/small', directive: 'Say so.', text: 'So.' }
const caller = (signal: CancelSignal): Caller => ({ signal }) as Caller

test('a reply that does not come in time is a failure of the providers', async () => {
  const { ask } = createAsk({ ...parts, longestMs: 10 })
  await expect(ask(question, caller(new AbortController().signal))).rejects.toMatchObject({
    status: 502,
    code: 'upstream_failed',
    message: 'No provider replied within 0.01 s.',
  })
})

test('a caller who leaves is told from a deadline', async () => {
  const { ask } = createAsk(parts)
  const left = new AbortController()
  const asked = ask(question, caller(left.signal))
  left.abort(new Error('gone'))
  await expect(asked).rejects.toThrow('gone')
})
