import { expect, test } from 'vitest'
import { openAccounts } from '#accounts'
import { openStore } from '#store'
import { OutcomeUnknownError } from '../../src/accounts/operator-error.js'
import { relay } from '../store/support/relay.js'
import { freshPlace, serverUrl } from '../support/stores.js'
import { PLANS_FILE } from './support/principals.js'

test.skipIf(serverUrl === undefined)(
  `a change whose end nobody confirmed is said to be unknown${serverUrl === undefined ? ' (skipped: TEST_DATABASE_URL is not set)' : ''}`,
  async () => {
    const place = await freshPlace('server')
    const url = new URL(place.environment['DATABASE_URL'] ?? '')
    const line = await relay(new URL(url))
    url.port = String(line.port)
    const config = { ...place.config, databaseUrl: url.href, plansFile: PLANS_FILE }
    const store = await openStore(config, { log: place.log })
    const accounts = await openAccounts(config, store, { log: place.log })
    const { operator } = accounts
    const key = await operator.createKey({ plane: 'rest', plan: 'free', account: 'demo' })

    line.cutAt('COMMIT')
    const error: unknown = await operator.revokeKey(key).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(OutcomeUnknownError)
    expect(String(error)).toMatch(
      /DATABASE_URL \(127\.0\.0\.1:\d+, database test_\w+\): the connection was lost before the change was confirmed \(.+\); run the command again$/,
    )
    // Before the end, it is certain that nothing was changed.
    line.cutAt('UPDATE api_key')
    const certain: unknown = await operator.revokeKey(key).catch((reason: unknown) => reason)
    expect(certain).not.toBeInstanceOf(OutcomeUnknownError)
    expect(String(certain)).toMatch(/^OperatorError: DATABASE_URL \(.+\) cannot be reached \(.+\)$/)

    line.cutAt(undefined)
    expect((await operator.revokeKey(key)).wasRevoked).toBe(false)
    await accounts.close()
    await store.close()
    await line.cut()
    await place.remove()
  },
)
