import { describe, expect, it } from 'vitest'
import type { FeatureId } from '#operation'
import { answered, type Case } from './upstream-cases.js'

/**
 * How a feature fares with a GraphQL upstream that answers with errors.
 * @param of the call for a subject of that number
 * @param name of the object that its query asks for
 */
export const graphqlFails = (operationId: FeatureId, of: (number: number) => Case, name: string): void => {
  const errors = (...all: object[]) => ({ errors: all, data: { [name]: null } })
  describe(`${operationId} where GraphQL fails`, () => {
    const rows = [
      ['by its word', 200, errors({ message: 'Not Found.', status: 404 }), 422],
      ['by its word and status', 404, errors({ message: 'Not Found.', status: 404 }), 422],
      ['by its word in a refusal', 400, errors({ message: 'Not Found.', status: 404 }), 422],
      ['by a null object', 200, { data: { [name]: null } }, 422],
      ['by no data at all', 200, { data: null }, 422],
      ['by a list of no errors', 200, { errors: [], data: { [name]: null } }, 422],
      ['with another error', 200, errors({ message: 'Internal', status: 500 }), 502],
      ['with an error of no status', 200, errors({ message: 'Private User' }), 502],
      ['with an error whose status is a text', 200, errors({ message: 'Internal', status: '500' }), 502],
      ['with an error that is a text', 200, { errors: ['Internal'], data: null }, 502],
      ['with an earlier error', 200, errors({ status: 400 }, { status: 404 }), 502],
      ['with a refusal', 400, errors({ message: 'validation', status: 400 }), 502],
      ['with a refusal of other words', 400, { error: 'no' }, 502],
      ['with data of another type', 200, { data: { [name]: 'x' } }, 502],
      ['as temporarily disabled', 403, errors({ message: 'disabled', status: 403 }), 502],
    ] as const
    const numbered = rows.map((row, index) => [...row, index] as const)
    it.each(numbered)('%s', async (_words, status, body, expected, index) => {
      expect(await answered(operationId, of(8_000_100 + index), { status, body })).toMatchObject({
        status: expected,
        body: { ok: false, error: { message: expect.stringContaining('AniList') as string } },
      })
    })
  })
}
