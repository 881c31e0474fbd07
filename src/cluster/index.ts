/** Several processes behind one port: the primary that supervises them, and what they ask of each other. */
export { openPeers, type Peers } from './peers.js'
export type { MakeSemaphore } from './permits.js'
