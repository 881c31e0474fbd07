import { describe, expect, test } from 'vitest'
import { ChainError } from '../../../src/gateway/routing/chain.js'
import { GatewayError } from '../../../src/gateway/errors.js'
import { toGatewayError } from '../../../src/gateway/routing/failures.js'
import { UpstreamError, type UpstreamFailure } from '../../../src/gateway/providers/upstream.js'

const messageFor = (...failures: UpstreamFailure[]): string => {
  const error = new ChainError(
    failures.map((failure) => new UpstreamError(failure, 'for operators')),
    5000,
    false,
  )
  const shown = toGatewayError(error, 'vendor/model')
  return shown instanceof GatewayError ? shown.message : ''
}

describe('what a caller reads when every provider failed', () => {
  test.each([
    ['connect', '1 attempt could not connect'],
    ['timeout', '1 attempt timed out'],
    ['interrupted', '1 attempt broke off'],
    ['status', '1 attempt got an error status'],
    ['malformed', '1 attempt got an invalid answer'],
    ['oversized', '1 attempt got an answer that is too large'],
    ['empty', '1 attempt got an empty answer'],
  ] as const)('%s', (failure, words) => {
    expect(messageFor(failure)).toBe(
      `No provider could answer for the model vendor/model: ${words}. Try again in 5 s.`,
    )
  })

  test('several of several kinds', () => {
    expect(messageFor('connect', 'timeout', 'connect', 'status')).toContain(
      ': 2 attempts could not connect, 1 attempt timed out, and 1 attempt got an error status.',
    )
  })

  test('none, since all are cooling down', () => {
    expect(messageFor()).toContain(': all are cooling down.')
  })
})
