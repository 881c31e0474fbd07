/** The gateway plane: the live catalog of models, routing over providers, streaming, metering; and how an operation declares itself. */
export { operation, publicOperation, type GatewayContext, type GatewayModules } from './context.js'
export { createdBehind, decodeCursor, pageOf } from './cursor.js'
export { GatewayError, toldError } from './errors.js'
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
export { parseInSlices } from './sliced-json.js'
export { createTurns } from './turns.js'
export { readStore, requireRoom, writeStore } from './read-store.js'
export { createGateway, type Gateway, type GatewayParts } from './gateway.js'
export type { ChatCompletion } from './answer.js'
export type { Catalog, ModelList } from './catalog.js'
export { purgeSnapshots } from './snapshots.js'
export { loadProviders } from './providers/load.js'
export { ProvidersError, type Problem } from './providers/types.js'
export { createStructureCounter } from './json-structure.js'
export { isTooDeep, MOST_DEPTH } from './nesting.js'
export type { KindStatus } from './kind-status.js'
