import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Config } from './types.js'

/** More processes than any machine that this is made for has processors. */
const MOST_WORKERS = 64

/** What `WORKERS` may be, in the words of its error. */
export const WORKERS_EXPECTED = `a whole number from 1 to ${MOST_WORKERS}, or auto`

/** The number of processes; `auto` is one for each processor. */
export const parseWorkers = (value: string): number | undefined => {
  if (value === 'auto') return Math.min(availableParallelism(), MOST_WORKERS)
  const number = /^\d{1,3}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= MOST_WORKERS ? number : undefined
}

/** What so many workers would need and is not configured. */
export const workersProblems = ({
  workers,
  databaseUrl,
  redisUrl,
}: Pick<Config, 'workers' | 'databaseUrl' | 'redisUrl'>): string[] => {
  const settings = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }
  const missing = Object.entries(settings).flatMap(([name, value]) => (value === null ? [name] : []))
  if (workers === 1 || missing.length === 0) return []
  const lack = `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set`
  return [
    `WORKERS: ${workers} processes need DATABASE_URL and REDIS_URL, and ${lack}; WORKERS=1 needs neither`,
  ]
}

/** Holds the directories of the workers, below `DATA_DIR`. */
export const WORKERS_FOLDER = 'workers'

/**
 * The configuration of one worker, counted from 1: a data directory of its own for its journal, its lock and its control
 * socket, and its part of what a whole server may hold.
 */
export const workerConfig = (config: Config, worker: number): Config => ({
  ...config,
  worker,
  dataDir: join(config.sharedDir, WORKERS_FOLDER, String(worker)),
  ipConnectionLimit: Math.ceil(config.ipConnectionLimit / config.workers),
})
