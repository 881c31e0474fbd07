/** Batches: many completion requests that are answered when there is room, each once and charged once. */
export { createBatches, type Batches, type BatchParts } from './batches.js'
export { purgeExpiredBatches } from './records.js'
export type { BatchEnded, BatchView, CheckChat } from './types.js'
