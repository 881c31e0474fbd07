import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { availableParallelism, endianness, totalmem } from 'node:os'

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

/** Tells how much memory one process occupies. */
export interface MemoryGauge {
  /** Bytes; 0 once the process has ended but was not yet reaped. */
  residentBytes(): number
  close(): void
}

let pageSize: number | null = null

/**
 * Opens the gauge of a running process; null where the system has no `/proc`, where the bounds set at the process's
 * start alone hold. One open file makes a sample cost some microseconds, and cannot come to mean another process.
 */
export const openMemoryGauge = (pid: number): MemoryGauge | null => {
  const path = `/proc/${pid}/statm`
  if (!existsSync(path)) return null
  pageSize ??= pageBytes()
  const bytesPerPage = pageSize
  const file = openSync(path, 'r')
  const line = Buffer.alloc(128)
  return {
    residentBytes: () => {
      // Its second number is the pages in memory.
      const length = readSync(file, line, 0, line.length, 0)
      return Number(line.toString('latin1', 0, length).split(' ', 2)[1] ?? 0) * bytesPerPage
    },
    close: () => closeSync(file),
  }
}

/** Bytes that the processes may occupy together: half of the memory that this machine or its container has. */
export const poolMemory = (): number => {
  // 0, or more than there is, where no container sets a bound.
  const constrained = process.constrainedMemory()
  return (constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()) / 2
}

/**
 * How many processes may compute at a time on this machine: one for each processor and at least two, but no more than
 * fit into the pool's memory when each is as big as it may be, and at least one.
 * @param residentBytes bound of one process
 */
export const bearableProcesses = (residentBytes: number): number =>
  Math.max(1, Math.min(Math.max(2, availableParallelism()), Math.floor(poolMemory() / residentBytes)))
