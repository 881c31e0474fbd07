import { describe, expect, inject, it } from 'vitest'
import { documentedCalls, type DocumentedCall } from '../support/documented-calls.js'
import { fromExampleSite } from '../support/example-site.js'
import { disorders } from '../support/member-order.js'
import { call } from '../support/table.js'

const CUT = '…'

/** The answer with every list, and every text whose example ends in an ellipsis, cut to the length that the example shows of it. */
const cutTo = (example: unknown, actual: unknown): unknown => {
  if (typeof example === 'string' && typeof actual === 'string' && example.endsWith(CUT)) {
    const shown = example.length - CUT.length
    return actual.length > example.length ? actual.slice(0, shown) + CUT : actual
  }
  if (Array.isArray(example) && Array.isArray(actual)) {
    const [items, all] = [example as unknown[], actual as unknown[]]
    return all.slice(0, items.length).map((item, index) => cutTo(items[index], item))
  }
  if (typeof example !== 'object' || typeof actual !== 'object' || example === null || actual === null) {
    return actual
  }
  return Object.fromEntries(
    Object.entries(actual).map(([name, value]) => [
      name,
      cutTo((example as Record<string, unknown>)[name], value),
    ]),
  )
}

/** What the example and the answer must have in common. */
const comparable = ({ kind, answer }: DocumentedCall, actual: unknown): unknown => {
  switch (kind) {
    case 'excerpt':
      return cutTo(answer, actual)
    case 'varies':
      return answer
    case 'exact':
    case 'remote':
      return actual
  }
}

const site = inject('exampleSite').url
const executed = documentedCalls(site).filter(({ kind }) => kind !== 'remote')

describe('every documented example of the toolkit is what a call with its parameters answers', () => {
  it.each(executed.map((documented) => [documented.path, documented] as const))(
    '%s',
    async (_path, documented) => {
      expect(documented.answer).toBeDefined()
      const answered = await call(documented.operationId, Object.fromEntries(documented.query))
      const { status } = answered
      const body = fromExampleSite(answered.body, site)
      expect({ status, body: status === 200 ? comparable(documented, body) : body }).toEqual({
        status: 200,
        body: documented.answer,
      })
      expect(disorders(documented.answer, body)).toEqual([])
    },
  )
})
