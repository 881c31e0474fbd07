import { publicOperation, type KindStatus } from '#gateway'
import { routes, VERSION } from '#generated/routes'
import type { Store } from '#store'

const RETRY_AFTER_SECONDS = '5'
const FEATURES = routes.filter(([, , plane]) => plane === 'toolkit').length

const KEPT_MS = 1000

const askStore = async (store: Store) => {
  const startedAt = performance.now()
  const isThere = await store.available()
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10
  return {
    status: isThere ? ('ok' as const) : ('down' as const),
    kind: store.kind,
    latency_ms: isThere ? milliseconds : null,
  }
}

const kept = new WeakMap<Store, { at: number; answer: ReturnType<typeof askStore> }>()

/** The store's answer, at most a second old: no limit holds back who asks for the state. */
const storeHealth = (store: Store): ReturnType<typeof askStore> => {
  const at = performance.now()
  const last = kept.get(store)
  if (last !== undefined && at - last.at < KEPT_MS) return last.answer
  const answer = askStore(store)
  kept.set(store, { at, answer })
  return answer
}

type StoreHealth = Awaited<ReturnType<typeof storeHealth>>

/** A database that answers is half of the store where files cannot be kept, or requests not be written down. */
const withFiles = (health: StoreHealth, isStorageUsable: boolean) => ({
  ...health,
  status: health.status === 'ok' && !isStorageUsable ? ('degraded' as const) : health.status,
})

/** Providers that work make nothing that could be kept while the store does not. */
const withStore = (kind: KindStatus, isStoreWhole: boolean): KindStatus => ({
  ...kind,
  status: kind.status === 'ok' && !isStoreWhole ? 'degraded' : kind.status,
})

/** The state for anyone; figures of every category for the holder of a key. Draining is 503, so that balancers turn away. */
export default publicOperation('getHealth', async ({ context: { draining, gateway, principal, store } }) => {
  const storeStatus = withFiles(
    await storeHealth(store),
    gateway.assets.isStorageUsable() && store.journal.hasRoom(),
  )
  const kinds = gateway.status()
  const isStoreWhole = storeStatus.status === 'ok'
  const categories = {
    ...kinds,
    images: withStore(kinds.images, isStoreWhole),
    videos: withStore(kinds.videos, isStoreWhole),
    speech: withStore(kinds.speech, isStoreWhole),
    toolkit: { status: 'ok' as const, features: FEATURES },
    store: storeStatus,
  }
  const isDegraded =
    categories.store.status !== 'ok' || Object.values(categories).some(({ status }) => status === 'down')
  const status = draining ? ('draining' as const) : isDegraded ? ('degraded' as const) : ('ok' as const)
  const body =
    principal === null
      ? { status }
      : { status, version: VERSION, uptime_s: Math.floor(process.uptime()), categories }
  return draining
    ? { status: 503, body, headers: { 'Retry-After': RETRY_AFTER_SECONDS } }
    : { status: 200, body }
})
