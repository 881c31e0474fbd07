import { afterAll, describe, expect, test } from 'vitest'
import { exponential } from './exponential.js'
import { CHECKER_LIMITS, createSchemaChecker } from '../../../src/gateway/json-schema/checker.js'
import { longestTurnOf } from '../../support/cpu.js'

const checker = createSchemaChecker()
afterAll(() => checker.close())

const check = (schema: Record<string, unknown>, value: unknown) =>
  checker.check({ schema, isStrict: false, json: value === undefined ? null : JSON.stringify(value) })

describe('the checking process', () => {
  test('judges schemas and values, many at once', async () => {
    const verdicts = await Promise.all([
      check({ type: 'string' }, 'a'),
      check({ type: 'string' }, 1),
      check({ type: 'text' }, undefined),
      check({ type: 'string' }, undefined),
    ])
    expect(verdicts.map(({ kind }) => kind)).toEqual(['valid', 'invalid', 'schema', 'valid'])
  })

  test('is ended over a schema without measure, and starts again', async () => {
    await check({}, 1)
    const longest = await longestTurnOf(async () =>
      expect(await check(exponential(30, 1), undefined)).toEqual({ kind: 'exhausted' }),
    )
    // The event loop has gone on meanwhile.
    expect(longest).toBeLessThan(200)
    expect(await check({ type: 'string' }, 'a')).toEqual({ kind: 'valid' })
  })

  test('takes an answer that is too deep for the schema’s recursion as invalid', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const schema = { type: 'array', items: { $ref: '#' } }
    expect(await checker.check({ schema, isStrict: false, json: deep })).toEqual({ kind: 'invalid' })
  })

  test('lets only so many wait', async () => {
    const own = createSchemaChecker({ ...CHECKER_LIMITS, queueLength: 2 })
    const order = { schema: {}, isStrict: false, json: '1' }
    const verdicts = await Promise.all([order, order, order].map((each) => own.check(each)))
    expect(verdicts.map(({ kind }) => kind)).toEqual(['valid', 'valid', 'busy'])
    own.close()
  })
})
