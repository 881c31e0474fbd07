import { describe, expect, it } from 'vitest'
import { call } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import type { LocalAnswer } from '../../support/upstream-server.js'
import type { FeatureId } from '#operation'

type Query = Readonly<Record<string, string | number | boolean>>
type Target = Parameters<typeof upstreamAnswers>[1]

/** A call of a feature and what it asks its upstream. */
export interface Case {
  upstream: string
  query: Query
  target: Target
}

/** Calls a feature whose upstream answers so. */
export const answered = async (
  operationId: FeatureId,
  { upstream, query, target }: Case,
  answer: LocalAnswer,
): Promise<{ status: number; body: unknown }> => {
  await upstreamAnswers(upstream, target, answer)
  return call(operationId, query)
}

/** The data of a feature whose upstream sends a body. */
export const dataOf = async (operationId: FeatureId, asked: Case, body: unknown): Promise<unknown> => {
  const { status, body: answer } = await answered(operationId, asked, { body })
  expect({ status, answer }).toMatchObject({ status: 200, answer: { ok: true } })
  return (answer as { data: unknown }).data
}

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
