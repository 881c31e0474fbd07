import { openAccounts, type Accounts } from '#accounts'
import { loadConfig, type Config } from '#config'
import { createLogger } from '#observe'
import type { Store } from '#store'
import { freshStore } from '../../support/stores.js'
import { PLANS_FILE } from './principals.js'

/** A store with accounts on it; everything that was opened is closed with it. */
export interface Place {
  config: Config
  store: Store
  /** Opens accounts as a server does, each time as another instance with a memory of its own. */
  open(options?: { now?: () => number; environment?: Record<string, string> }): Promise<Accounts>
  close(): Promise<void>
}

const log = createLogger('silent')

export const configOf = (dataDir: string, environment: Record<string, string> = {}): Config =>
  loadConfig({ DATA_DIR: dataDir, PLANS_FILE, LOG_LEVEL: 'silent', ...environment }, dataDir)

export const openPlace = async (kind: Store['kind']): Promise<Place> => {
  const { store, config, remove } = await freshStore(kind)
  const opened: Accounts[] = []
  return {
    config: configOf(config.dataDir),
    store,
    open: async ({ now = Date.now, environment = {} } = {}) => {
      const accounts = await openAccounts(configOf(config.dataDir, environment), store, { log, now })
      opened.push(accounts)
      return accounts
    },
    close: async () => {
      for (const accounts of opened) await accounts.close()
      await remove()
    },
  }
}
