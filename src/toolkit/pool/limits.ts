import type { HomeLimits } from './home.js'

/** Bounds of the pool; what is left out has the default of {@link POOL_LIMITS}. */
export interface PoolLimits extends HomeLimits {
  /**
   * How many jobs may wait for a process, and for how many milliseconds from when one could be free: until those that
   * start or load are ready nobody's wait counts. One owner has at most half of the places.
   */
  queueLength: number
  queueWaitMs: number
  /** Milliseconds without a job after which a process ends. */
  idleMs: number
  /** A process that occupies more after a job ends, so that a fresh one takes its place. */
  retireBytes: number
}

const MB = 1_048_576

/** The bounds of a service on a machine with two processors and some gigabytes. */
export const POOL_LIMITS: PoolLimits = {
  heapMegabytes: 256,
  residentBytes: 512 * MB,
  retireBytes: 320 * MB,
  answerBytes: 8_000_000,
  loadMs: 45_000,
  computeMs: 10_000,
  totalMs: 45_000,
  startMs: 20_000,
  queueLength: 64,
  queueWaitMs: 5_000,
  idleMs: 60_000,
}

/** How many processes there may be for each that may compute: the others wait for services. */
const PROCESSES_PER_COMPUTING = 4

/** How many processes may do what at a time. */
export interface Shares {
  /** Processes that compute; those of one owner. */
  computing: number
  computingOfOwner: number
  /** Processes in all, those that wait for a service included; those of one owner. */
  all: number
  allOfOwner: number
}

/** Divides the pool: no owner has so much of it that nothing is left for another one. */
export const sharesOf = (computing: number): Shares => {
  const all = PROCESSES_PER_COMPUTING * computing
  return { computing, computingOfOwner: Math.max(1, computing - 1), all, allOfOwner: all / 2 }
}
