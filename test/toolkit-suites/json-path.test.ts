import { describe, expect, it } from 'vitest'
import { call } from '../support/table.js'
import { suite } from './suite.js'

interface Case {
  name: string
  selector: string
  document?: unknown
  invalid_selector?: true
  result?: unknown[]
  result_paths?: string[]
  /** In place of `result`: the order of an object's members is free. */
  results?: unknown[][]
  results_paths?: string[][]
}

interface Matches {
  data: { matches: { path: string; value: unknown }[] }
}

describe('the JSONPath compliance test suite', () => {
  const cases = suite<Case>('jsonpath').map((one) => [`${one.name}: ${one.selector}`, one] as const)

  it.each(cases)('%s', async (_name, { selector, document, ...expected }) => {
    const query = { text: JSON.stringify(document ?? null), query: selector }
    const { status, body } = await call('rest_data_query', query)
    if (expected.invalid_selector) return expect(status).toBe(422)
    expect(status).toBe(200)
    const { matches } = (body as Matches).data
    const found = [matches.map(({ value }) => value), matches.map(({ path }) => path)]
    const values = expected.results ?? [expected.result]
    const paths = expected.results_paths ?? [expected.result_paths]
    expect(values.map((value, index) => [value, paths[index]])).toContainEqual(found)
  })
})
