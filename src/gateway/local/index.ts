/** Models on this machine: a small language model (its installation, the process it runs in), word vectors, and the provider that offers them. */
export { localUpstream, type LocalUpstream, type LocalStatus } from './provider.js'
export { localModelFolder, localPlaces } from './folder.js'
export { createLocalUpstream, type LocalPlaces } from './upstream.js'
export { sweepFolders } from './engines/index.js'
export { EMBEDDING_MODEL_ID, LISTED_EMBEDDINGS } from './word-vectors.js'
export { MODEL_ID } from './model.js'
