/** The gateway plane: the live catalog of models, routing over providers, streaming, metering; and how an operation declares itself. */
export { operation, publicOperation, type GatewayContext, type GatewayModules } from './context.js'
export { createdBehind, decodeCursor, pageOf } from './cursor.js'
export { GatewayError, publicError } from './errors.js'
export { moderate } from './moderation/index.js'
export {
  createIdempotency,
  IDEMPOTENCY_KEY,
  purgeIdempotentAnswers,
  readIdempotencyKey,
  type Idempotency,
  type NamedRequest,
} from './idempotency/index.js'
export { purgeExpiredBatches, type Batches } from './batch/index.js'
export { readStore, requireRoom, writeStore } from './read-store.js'
export { createGateway } from './gateway.js'
export type { Gateway, GatewayParts } from './types.js'
export {
  joinProviderStates,
  purgeSnapshots,
  type Catalog,
  type KindStatus,
  type ModelList,
  type ProviderState,
} from './catalog/index.js'
export type { ChatCompletion } from './chat/index.js'
export { createStructureLimit, isTooDeep, MOST_DEPTH, parseInSlices } from './json/index.js'
export {
  loadProviders,
  ProvidersError,
  type Problem,
  type ProviderSetting,
  type Trial,
} from './providers/index.js'
