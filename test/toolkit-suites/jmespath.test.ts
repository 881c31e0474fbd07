import { describe, expect, it } from 'vitest'
import { call } from '../support/table.js'
import { suite } from './suite.js'

interface Group {
  file: string
  given: unknown
  cases: { expression: string; result?: unknown; error?: string }[]
}

describe('the JMESPath compliance tests', () => {
  const cases = suite<Group>('jmespath').flatMap(({ file, given, cases: ofGroup }) =>
    ofGroup.map((one) => [`${file}: ${one.expression}`, { given, ...one }] as const),
  )

  it.each(cases)('%s', async (_name, { given, expression, result, error }) => {
    const query = { text: JSON.stringify(given), query: expression, syntax: 'jmespath' }
    const { status, body } = await call('rest_data_query', query)
    if (error !== undefined) return expect(status).toBe(expression === '' ? 400 : 422)
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { matches: [{ value: result }] } } })
  })
})
