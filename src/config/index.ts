/** The environment: read once, checked whole, every mistake named. */
export type { Config } from './types.js'
export { loadConfig, ConfigError } from './load.js'
