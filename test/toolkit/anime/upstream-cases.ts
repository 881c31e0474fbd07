import { describe, expect, it } from 'vitest'
import { answered, dataOf, keepsToLimit, type Case } from '../../support/upstream-calls.js'
import type { FeatureId } from '#operation'

export { answered, dataOf, keepsToLimit, type Case }

/**
 * How a feature fares with an upstream that fails. Answers are kept, so that each case asks for a subject of its own.
 * @param of the call for a subject of that number
 * @param missing what a 404 is
 */
export const fails = (operationId: FeatureId, of: (number: number) => Case, missing: 422 | 502): void => {
  describe(`${operationId} where its upstream fails`, () => {
    const rows = [
      ['has no such thing', { status: 404, body: { status: 404, error: 'Not Found' } }, missing],
      ['is down', { status: 500, body: {} }, 502],
      ['has had enough', { status: 429, body: { status: 429, type: 'RateLimitException' } }, 502],
      ['refuses the request', { status: 403, body: {} }, 502],
      ['sends a page', { body: '<html>' }, 502],
      ['sends an empty object', { body: {} }, 502],
      ['sends a list', { body: [] }, 502],
      ['sends data of another type', { body: { data: 'x', results: 'x', pagination: {} } }, 502],
    ] as const
    it.each(rows.map((row, index) => [...row, index] as const))(
      '%s',
      async (_name, answer, status, index) => {
        expect(await answered(operationId, of(7_000_000 + index), answer)).toMatchObject({
          status,
          body: { ok: false, error: { message: expect.any(String) as string } },
        })
      },
    )
  })
}

/** A page of Jikan. */
export const jikanPage = (data: readonly unknown[], { hasNextPage = false, total = data.length } = {}) => ({
  pagination: {
    last_visible_page: 1,
    has_next_page: hasNextPage,
    current_page: 1,
    items: { count: data.length, total, per_page: 25 },
  },
  data,
})

/** Images as Jikan has them, at example.org. */
export const imagesOf = (name: string) => ({
  jpg: {
    image_url: `https://example.org/${name}.jpg`,
    small_image_url: `https://example.org/${name}t.jpg`,
    large_image_url: `https://example.org/${name}l.jpg`,
  },
  webp: {},
})
