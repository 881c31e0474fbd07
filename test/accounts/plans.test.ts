import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PlansError, type Accounts } from '#accounts'
import { storeKinds } from '../support/stores.js'
import { PLANS_FILE } from './support/principals.js'
import { openPlace, type Place } from './support/store.js'

describe.each(storeKinds)('plans on the %s store', (kind) => {
  let place: Place
  let accounts: Accounts
  beforeAll(async () => {
    place = await openPlace(kind)
    accounts = await place.open()
  })
  afterAll(() => place.close())

  const shipped = readFile(PLANS_FILE, 'utf8')
  const changed = async (change: (text: string) => string): Promise<Accounts> => {
    const file = join(place.config.dataDir, 'changed.yaml')
    await writeFile(file, change(await shipped))
    return place.open({ environment: { PLANS_FILE: file } })
  }

  it('of the database rule until the file is applied on purpose', async () => {
    const other = await changed((text) => text.replace('calls_per_day: 5\n', 'calls_per_day: 7\n'))
    expect(other.toolkitPlans()[0]?.callsPerDay).toBe(5)
    expect(await other.operator.applyPlans()).toBe(9)
    expect(other.toolkitPlans()[0]?.callsPerDay).toBe(7)
    await expect.poll(() => accounts.toolkitPlans()[0]?.callsPerDay).toBe(7)
    await accounts.operator.applyPlans()
    expect(accounts.toolkitPlans()[0]?.callsPerDay).toBe(5)
  })

  it('are not applied with a mistake in the file', async () => {
    const other = await changed((text) => text.replace('calls_per_day: 5\n', 'calls_per_day: -7\n'))
    await expect(other.operator.applyPlans()).rejects.toThrow(PlansError)
    expect(other.toolkitPlans()[0]?.callsPerDay).toBe(5)
  })

  it('cannot go while an account has them', async () => {
    const account = 'demo'
    await accounts.operator.createKey({ plane: 'rest', plan: 'basic', account })
    const other = await changed((text) => text.replace('- id: basic', '- id: starter'))
    await expect(other.operator.applyPlans()).rejects.toThrow(
      `account ${account} has the toolkit plan basic, which is not in the file`,
    )
    expect(other.toolkitPlans().map(({ id }) => id)).toContain('basic')
  })
})
