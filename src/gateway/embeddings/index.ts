/** Embeddings: inputs checked, split into what a provider takes at once, and put together again. */
export { createEmbeddings, type Embeddings } from './embeddings.js'
