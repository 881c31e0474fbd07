/** Heavy features, computed in processes of their own so that no input can harm the server. */
export { POOL_LIMITS, type PoolLimits } from './limits.js'
export { createPool } from './pool.js'
export type { Pool, PoolOptions, PoolStats } from './types.js'
