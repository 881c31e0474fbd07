import { expect, test } from 'vitest'
import type { Principal } from '#accounts'
import { createLogger } from '#observe'
import { answerItem } from '../../../src/gateway/batch/item.js'
import type { StoredBatch } from '../../../src/gateway/batch/types.js'
import { GatewayError } from '../../../src/gateway/errors.js'

test('an item that finds providers busy is not asked again for who may not ask any more', async () => {
  let asked = 0
  const chat = {
    complete: () => {
      asked += 1
      return Promise.reject(new GatewayError(503, 'server_error', 'overloaded', 'Busy.'))
    },
  }
  const parts = {
    chat,
    takeRow: () => undefined,
    checkChat: () => Promise.resolve(null),
    requireRoom: () => undefined,
  }
  const batch = { id: 'batch_1' } as StoredBatch
  const item = { number: 0, customId: 'a', body: '{}' }
  const principals: (Principal | undefined)[] = [{} as Principal, undefined]
  const log = createLogger('error', { write: () => undefined })
  const { signal } = new AbortController()
  const result = await answerItem(parts, batch, item, () => principals.shift(), signal, log)
  expect([result, asked, principals]).toEqual([undefined, 1, []])
})
