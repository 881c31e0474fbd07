/** The models offered now: discovered from the providers, merged, listed, kept through a restart. */
export { chatModelOf } from './chat-model.js'
export { createCatalogs, type Catalog } from './catalog.js'
export { createDiscovery } from './discovery.js'
export { createStatus, type KindStatus } from './kind-status.js'
export type { ModelList } from './model.js'
export { ownEmbeddingModel } from './own-models.js'
export { joinProviderStates, providerStates, type ProviderState } from './provider-states.js'
export { createSnapshots, purgeSnapshots } from './snapshots.js'
