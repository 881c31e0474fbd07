/** A small open model on this machine: its installation, the process it runs in, and the provider in front of both. */
export { localUpstream, type LocalUpstream, type LocalStatus } from './provider.js'
export { localModelFolder } from './folder.js'
export { MODEL_ID } from './model.js'
