import { afterAll, expect, test } from 'vitest'
import { createSchemaLanes } from '../../../src/gateway/json-schema/lanes.js'
import { exponential } from './exponential.js'

const lanes = createSchemaLanes({ quickMs: 1000, slowMs: 2000 })
afterAll(() => lanes.close())

const check = (account: string, schema: Record<string, unknown>) =>
  lanes.of(account).check({ schema, isStrict: false, json: null })

test('an account whose schemas take without measure holds up only itself', async () => {
  await check('other', { type: 'string' })
  let ended = 0
  const hostile = Array.from({ length: 5 }, async (_, index) => {
    const verdict = await check('hostile', exponential(30, index))
    ended += 1
    return verdict
  })
  // The first of them has shown what they are.
  await hostile[0]
  expect(await check('other', { type: 'number' })).toEqual({ kind: 'valid' })
  // The others are in the slow lane, one after another.
  expect(ended).toBeLessThan(5)
  expect(new Set((await Promise.all(hostile)).map(({ kind }) => kind))).toEqual(new Set(['exhausted']))
})

test('an account has so many checks waiting, and others are none the worse', async () => {
  const checks = Array.from({ length: 70 }, (_, index) => check('many', { const: index }))
  expect(await check('other', { type: 'object' })).toEqual({ kind: 'valid' })
  const kinds = (await Promise.all(checks)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(6)
})
