import { describe, expect, it } from 'vitest'
import type { FeatureId } from '#operation'
import { answered, type Case } from '../../support/upstream-calls.js'
import { UPSTREAM_FAULTS } from '../../support/upstream-faults.js'
import type { LocalAnswer } from '../../support/upstream-server.js'

interface Exceptions {
  /** What a 404 is. */
  missing: 422 | 502
  /** Those of UPSTREAM_FAULTS that are no failure of this upstream; each has a test of its own. */
  except?: readonly string[]
}

/**
 * How a feature fares with an upstream that fails. Answers are kept, so that each case asks for a subject of its own.
 * @param of the call for a subject of that number, from 0 to 9
 */
export const fails = (
  operationId: FeatureId,
  of: (number: number) => Case,
  { missing, except = [] }: Exceptions,
): void => {
  const rows: [string, LocalAnswer, number][] = [
    ...UPSTREAM_FAULTS.filter(([fault]) => !except.includes(fault)).map(
      ([fault, , answer]): [string, LocalAnswer, number] => [fault, answer, 502],
    ),
    ['a status of 403', { status: 403, body: { message: 'rate limit exceeded' } }, 502],
    ['a status of 404', { status: 404, body: { message: 'Not Found' } }, missing],
  ]
  describe(`${operationId} after`, () => {
    it.each(rows.map((row, index) => [...row, index] as const))(
      '%s of its upstream',
      async (_fault, answer, status, index) => {
        expect(await answered(operationId, of(index), answer)).toMatchObject({
          status,
          body: { ok: false, error: { code: status === 502 ? 'upstream_failed' : 'unprocessable' } },
        })
      },
    )
  })
}
