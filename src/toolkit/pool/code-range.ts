import { readFileSync } from 'node:fs'

/** A line of proc_pid_maps(5) without a file: its addresses, and whether it is private, writable and executable. */
const CODE = /^([0-9a-f]+)-([0-9a-f]+) rwxp \S+ \S+ 0\s*$/

/**
 * Bytes of the address range that V8 keeps for compiled code, where it maps all of it at once.
 * V8 13 (Node 24) makes its 512 MiB writable at the start, and the kernel counts them as data (RLIMIT_DATA of
 * getrlimit(2)) although next to nothing of it is ever in memory. Earlier ones map what they use.
 * @param maps text of `/proc/PID/maps`
 * @returns the largest writable range of code: each thread of a process has one of the same size
 */
export const codeRangeIn = (maps: string): number =>
  maps.split('\n').reduce((largest, line) => {
    const [, from, to] = CODE.exec(line) ?? []
    if (from === undefined || to === undefined) return largest
    return Math.max(largest, Number(BigInt(`0x${to}`) - BigInt(`0x${from}`)))
  }, 0)

let measured: number | null = null

/** That of this process, which each process with the same Node has too; 0 where the system has no `/proc`. */
export const codeRangeBytes = (): number => {
  try {
    measured ??= codeRangeIn(readFileSync('/proc/self/maps', 'latin1'))
  } catch {
    measured = 0
  }
  return measured
}
