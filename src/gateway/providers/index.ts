/** Providers: the operator's file, the settings and state of each one, and what the gateway asks of it. */
export { loadProviders } from './load.js'
export { createProvider, type Provider } from './provider.js'
export { readProviderSettings, withSettings, writeProviderSetting, type ProviderSetting } from './settings.js'
export { tryProvider, type Trial } from './try.js'
export { ProvidersError, type Kind, type Problem, type ProviderConfig, type Providers } from './types.js'
