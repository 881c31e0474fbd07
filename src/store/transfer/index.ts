/** Whole databases: what they have, their rows as COPY text, a snapshot of the embedded one, and a place to put them back. */
export { openSource, type Source, type SourcePlace } from './source.js'
export { openTarget, type Target } from './target.js'
export { snapshotEmbedded, sweepSnapshots } from './snapshot.js'
export { requireNoRestore } from './staging.js'
export type { Contents, TableShape } from './types.js'
