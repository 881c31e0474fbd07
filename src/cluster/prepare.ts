import { openOperator, openVault } from '#accounts'
import { preparePassword } from '#admin'
import type { Config } from '#config'
import type { Logger } from '#observe'
import { openStore } from '#store'

/**
 * Does once what every server does at its start, before there are workers: migrations, the secret, the plans of a new
 * database, the operator's password, and the journals that an earlier run has left. The caller holds the lock of `DATA_DIR`.
 *
 * @returns the operator's password where this start has made it
 * @throws what `openStore` and `openAccounts` throw
 */
export const prepareServer = async (config: Config, log: Logger): Promise<string | null> => {
  const store = await openStore(config, { log, isLocked: true })
  try {
    await openVault(config, store)
    await openOperator(config, store)
    return await preparePassword(store.pool, config.adminPassword)
  } finally {
    await store.close()
  }
}
