import { afterAll, expect, test } from 'vitest'
import { createSchemaLanes } from '../../../src/gateway/json-schema/lanes.js'
import { exponential } from './exponential.js'

const lanes = createSchemaLanes({ quickMs: 300, slowMs: 700 })
afterAll(() => lanes.close())

const check = (account: string, schema: Record<string, unknown>) =>
  lanes.of(account).check({ schema, isStrict: false, json: null })

test('an account whose schemas take without measure holds up only itself', async () => {
  await check('other', { type: 'string' })
  const hostile = Array.from({ length: 6 }, (_, index) => check('hostile', exponential(30, index)))
  // The first of them has shown what they are.
  await hostile[0]
  const startedAt = performance.now()
  expect(await check('other', { type: 'number' })).toEqual({ kind: 'valid' })
  // The quick process was ended over the first two and starts again; the six take 4 s in the slow lane.
  expect(performance.now() - startedAt).toBeLessThan(2500)
  expect(new Set((await Promise.all(hostile)).map(({ kind }) => kind))).toEqual(new Set(['exhausted']))
})

test('an account has so many checks waiting, and others are none the worse', async () => {
  const checks = Array.from({ length: 70 }, (_, index) => check('many', { const: index }))
  expect(await check('other', { type: 'object' })).toEqual({ kind: 'valid' })
  const kinds = (await Promise.all(checks)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(6)
})
