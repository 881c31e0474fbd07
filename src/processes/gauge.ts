import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { endianness } from 'node:os'

/** The auxiliary vector's entry for the size of a page (`AT_PAGESZ` in Linux' `auxvec.h`). */
const AT_PAGESZ = 6n

/** Bytes of a page of memory: 4096 on most machines, 16384 or 65536 on some with ARM. Linux only, 64 bits. */
const pageBytes = (): number => {
  const words = readFileSync('/proc/self/auxv')
  const word = (at: number): bigint =>
    endianness() === 'LE' ? words.readBigUInt64LE(at) : words.readBigUInt64BE(at)
  for (let at = 0; at + 16 <= words.length; at += 16) {
    if (word(at) === AT_PAGESZ) return Number(word(at + 8))
  }
  throw new Error('/proc/self/auxv does not tell the size of a page')
}

/** Tells what one process has of the machine. */
export interface ProcessGauge {
  /** Bytes of memory; 0 once the process has ended but was not yet reaped. */
  residentBytes(): number
  /**
   * Milliseconds in which its main thread could have gone on, but other work had the processors. Counts from the
   * process's start; 0 where the kernel does not tell.
   */
  starvedMs(): number
  close(): void
}

let pageSize: number | null = null

/** A file of `/proc`, read anew each time from one descriptor. */
const openStatus = (path: string) => {
  const file = openSync(path, 'r')
  const line = Buffer.alloc(512)
  return {
    /** Empty once the process has ended. */
    read: (): string => {
      try {
        return line.toString('latin1', 0, readSync(file, line, 0, line.length, 0))
      } catch {
        // ESRCH: the process has ended and was reaped.
        return ''
      }
    },
    close: () => closeSync(file),
  }
}

/**
 * Follows how long a thread has waited for a processor, from Linux' `schedstat` (its first number is the time on a
 * processor, its second the time in the queue for one, both in nanoseconds). The kernel adds a wait when it is over;
 * one that lasts still shows as a thread that is ready to run (state R of proc(5)) and has not moved.
 */
const followStarvation = (pid: number): { starvedMs: () => number; close: () => void } | null => {
  const path = `/proc/${pid}/schedstat`
  if (!existsSync(path)) return null
  const schedule = openStatus(path)
  const status = openStatus(`/proc/${pid}/stat`)
  const isRunnable = (): boolean => status.read().split(') ', 2)[1]?.startsWith('R') === true
  /** When it was last seen on a processor, and how long it had waited by then. */
  let last = { ran: -1, waitedMs: 0, at: performance.now() }
  return {
    starvedMs: () => {
      const [ran, waited] = schedule.read().split(' ', 2).map(Number)
      if (ran === undefined || waited === undefined) return last.waitedMs
      const at = performance.now()
      const waitedMs = waited / 1e6
      if (ran === last.ran && isRunnable()) return Math.max(waitedMs, last.waitedMs + at - last.at)
      last = { ran, waitedMs, at }
      return waitedMs
    },
    close: () => {
      schedule.close()
      status.close()
    },
  }
}

/**
 * Opens the gauge of a running process; null where the system has no `/proc`, where the bounds set at the process's
 * start alone hold. Open files make a sample cost some microseconds, and cannot come to mean another process.
 */
export const openProcessGauge = (pid: number): ProcessGauge | null => {
  const path = `/proc/${pid}/statm`
  if (!existsSync(path)) return null
  pageSize ??= pageBytes()
  const bytesPerPage = pageSize
  const memory = openStatus(path)
  const starvation = followStarvation(pid)
  return {
    // Its second number is the pages in memory.
    residentBytes: () => Number(memory.read().split(' ', 2)[1] ?? 0) * bytesPerPage,
    starvedMs: () => starvation?.starvedMs() ?? 0,
    close: () => {
      memory.close()
      starvation?.close()
    },
  }
}
