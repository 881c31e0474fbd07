/** Heavy features, computed in processes of their own so that no input can harm the server. */
export {
  createPool,
  POOL_LIMITS,
  type Pool,
  type PoolLimits,
  type PoolOptions,
  type PoolStats,
} from './pool.js'
