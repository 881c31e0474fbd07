import { describe, expect, it } from 'vitest'
import { createEgress, TargetError } from '../../../../src/toolkit/fetch/index.js'
import { portState } from '#toolkit/lib/network/port-state'

const egress = createEgress({ allow: ['127.0.0.1/32'], timeoutMs: 10_000, userAgent: 'test' })
const { signal } = new AbortController()

/** The state where a connection fails so. */
const stateAfter = async (error: Error): Promise<string> => {
  const failing = { ...egress, connect: () => Promise.reject(error) }
  const { state } = await portState({ egress: failing, signal }, { host: '127.0.0.1', port: 1 }, 100)
  return state
}

describe('a connection that fails', () => {
  it.each([
    ['refused', 'closed'],
    ['interrupted', 'closed'],
    ['timeout', 'filtered'],
    ['unreachable', 'filtered'],
  ] as const)('by being %s says %s', async (fault, state) => {
    expect(await stateAfter(new TargetError(fault, 'no'))).toBe(state)
  })

  it('for a reason of our own is no state of the port', async () => {
    await expect(stateAfter(new Error('ours'))).rejects.toThrow('ours')
  })
})
