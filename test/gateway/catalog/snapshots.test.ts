import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSnapshots, purgeSnapshots } from '../../../src/gateway/catalog/snapshots.js'
import { freshStore, type FreshStore } from '../../support/stores.js'

const DAY_MS = 86_400_000
const AT = Date.UTC(2031, 4, 6)

let fresh: FreshStore
beforeAll(async () => {
  fresh = await freshStore('embedded')
})
afterAll(() => fresh.remove())

test('lists of providers that are gone for a week are forgotten, and kept anew when they come back', async () => {
  const snapshots = createSnapshots(fresh.store, fresh.log)
  await snapshots.save('gone', [], AT)
  await snapshots.save('here', [], AT)
  await snapshots.save('here', [], AT + 7 * DAY_MS)
  expect(await purgeSnapshots(fresh.store, AT + 7 * DAY_MS)).toBe(0)
  expect(await purgeSnapshots(fresh.store, AT + 7 * DAY_MS + 1)).toBe(1)
  expect([...(await snapshots.load()).keys()]).toEqual(['here'])
  await snapshots.save('gone', [], AT + 8 * DAY_MS)
  expect([...(await snapshots.load()).keys()].sort()).toEqual(['gone', 'here'])
})
