import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '#store'
import { endWithTest } from '../../support/end-with-test.js'
import { configOf, freshPlace, logOf, type Place, type StoreKind } from '../../support/stores.js'

/** A place for a store, for as long as the test runs. */
export const usedPlace = async (kind: StoreKind): Promise<Place> => {
  const place = await freshPlace(kind)
  endWithTest(place.remove)
  return place
}

/** A place where nothing is yet, as one for a restore has to be. */
export const emptyPlace = async (kind: StoreKind): Promise<Pick<Place, 'config' | 'environment'>> => {
  if (kind === 'server') return usedPlace('server')
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  endWithTest(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'new')
  return { config: configOf(dataDir), environment: { DATA_DIR: dataDir } }
}

/** Opens the store of a place for as long as `use` takes. */
export const inStore = async <T>(
  { config }: Pick<Place, 'config'>,
  use: (store: Store) => Promise<T>,
): Promise<T> => {
  const store = await openStore(config, { log: logOf([]) })
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}
