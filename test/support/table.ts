import { describe, expect, inject, it } from 'vitest'
import { routes } from '#generated/routes'
import type { Data, FeatureId } from '#operation'

type Value = string | number | boolean
type Query = Readonly<Record<string, Value>>

/** One call of the feature `Id`. The query is as a caller may write it; `undefined` members are left out by the types. */
interface Row<Id extends FeatureId> {
  /** Never set: it ties a row to its table's feature, so that `answers` is checked against that feature's data. */
  feature?: Id
  name: string
  query: Query
  check: (status: number, body: unknown, text: string) => void
}

/** Every member may be a matcher instead of a value. Rows made outside of a table must name their feature: `answers<'rest_...'>`. */
type Expected<Id extends FeatureId> = [Id] extends [never]
  ? never
  : { readonly [K in keyof Data<Id>]?: unknown }

interface NearMatcher {
  asymmetricMatch(actual: unknown): boolean
  toString(): string
}

/** Matches a number within `tolerance` of `expected`. */
export const near = (expected: number, tolerance: number): NearMatcher => ({
  asymmetricMatch: (actual) => typeof actual === 'number' && Math.abs(actual - expected) <= tolerance,
  toString: () => `near(${expected}, ${tolerance})`,
})

/**
 * A call that succeeds. `source` names where the expected values come from: a standard, a published table, arithmetic.
 * Members of `data` that are not listed are left to other rows; lists must be whole.
 */
export const answers = <Id extends FeatureId = never>(
  name: string,
  query: Query,
  data: Expected<Id>,
  source: string,
): Row<Id> => ({
  name: `${name} (${source})`,
  query,
  check: (status, body, text) => {
    // The refusal says more than the difference from an answer.
    const refusal = status === 200 ? undefined : text.slice(0, 500)
    expect({ status, body }, refusal).toMatchObject({ status: 200, body: { ok: true, data } })
  },
})

/** A call whose answer has this in its text: where the parsed one could not tell, as of integers past 2^53. */
export const writes = <Id extends FeatureId = never>(
  name: string,
  query: Query,
  fragment: string,
  source: string,
): Row<Id> => ({
  name: `${name} (${source})`,
  query,
  check: (status, _body, text) => {
    expect({ status, text }).toMatchObject({ status: 200, text: expect.stringContaining(fragment) as string })
  },
})

/** A call that is refused. For 400 `about` is the faulty parameter, else a part of the message. */
export const refuses = <Id extends FeatureId = never>(
  status: 400 | 422 | 502 | 503,
  name: string,
  query: Query,
  about: string,
): Row<Id> => ({
  name: `refuses ${name} with ${status}`,
  query,
  check: (actual, body) => {
    expect({ status: actual, body }).toMatchObject({
      status,
      body: { ok: false, error: { message: expect.stringContaining(about) as string } },
    })
    if (status === 400) {
      const { details } = (body as { error: { details: { parameter: string }[] } }).error
      expect(details.map(({ parameter }) => parameter)).toContain(about)
    }
  },
})

const pathOf = (operationId: FeatureId): string => {
  const row = routes.find(([id]) => id === operationId)
  if (row === undefined) throw new Error(`The contract has no ${operationId}`)
  return row[3]
}

const callText = async (operationId: FeatureId, query: Query): Promise<{ status: number; text: string }> => {
  const { url, keys } = inject('toolkit')
  const key = keys[Number(process.env['VITEST_POOL_ID'] ?? 1) % keys.length] ?? ''
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const response = await fetch(`${url}${pathOf(operationId)}?${search.toString()}`, {
    headers: { 'x-api-key': key },
  })
  return { status: response.status, text: await response.text() }
}

/** Calls a feature through the public door of a real server. */
export const call = async (
  operationId: FeatureId,
  query: Query,
): Promise<{ status: number; body: unknown }> => {
  const { status, text } = await callText(operationId, query)
  return { status, body: JSON.parse(text) as unknown }
}

/** Runs a feature's rows, one test each, through the public door. */
export const table = <const Id extends FeatureId>(operationId: Id, rows: readonly Row<Id>[]): void => {
  describe(operationId, () => {
    it.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, { query, check }) => {
      const { status, text } = await callText(operationId, query)
      check(status, JSON.parse(text), text)
    })
  })
}
