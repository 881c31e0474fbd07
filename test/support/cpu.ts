import { existsSync, readFileSync } from 'node:fs'

/** Nanoseconds that this thread has run, first of three figures (Linux, `CONFIG_SCHED_INFO`). */
const SCHEDULED = '/proc/thread-self/schedstat'
/** Its time in ticks of 10 ms (`USER_HZ`), fields 14 and 15 (proc(5)); what every Linux has. */
const TICK_MS = 10
const UTIME = 11
const STIME = 12

const isScheduled = existsSync(SCHEDULED)

/**
 * Processor time of this thread so far, in milliseconds. Other work on the machine does not lengthen it, as it does
 * everything that a clock measures.
 */
export const threadMs = (): number => {
  if (isScheduled) return Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e6
  const line = readFileSync('/proc/thread-self/stat', 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[UTIME]) + Number(fields[STIME])) * TICK_MS
}

/** Processor time of one piece of work, in milliseconds: the least of three runs, since a collection of garbage only adds. */
export const cpuMsOf = (work: () => unknown): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const from = threadMs()
      work()
      return threadMs() - from
    }),
  )

/**
 * How many times the processor time of `work` grows when its size grows `factor` times: about `factor` where it is linear,
 * its square where it is quadratic. What takes less than a millisecond counts as one.
 */
export const growthOf = (size: number, factor: number, work: (size: number) => unknown): number => {
  cpuMsOf(() => work(size))
  return (
    cpuMsOf(() => work(size * factor)) /
    Math.max(
      1,
      cpuMsOf(() => work(size)),
    )
  )
}

/**
 * The most processor time, in milliseconds, that this thread spends without a turn for others while the work goes on: how
 * long it holds up an event loop on a machine of its own.
 */
export const longestTurnOf = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0
  let used = threadMs()
  const timer = setInterval(() => {
    const now = threadMs()
    longest = Math.max(longest, now - used)
    used = now
  }, 1)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.max(longest, threadMs() - used)
}
