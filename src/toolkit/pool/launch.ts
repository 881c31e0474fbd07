import { spawn, type ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { codeRangeBytes } from './code-range.js'

/** What a process may take, set at its start. */
export interface LaunchLimits {
  /** Of V8's old generation. */
  heapMegabytes: number
  /** Resident memory past which the pool kills the process; the kernel's own bound stands half above it. */
  residentBytes: number
  /** Longest answer. */
  answerBytes: number
}

/** CPU time of a whole life, in seconds: what an orphan in an endless loop can burn at most. */
const CPU_SECONDS = 300
const YOUNG_GENERATION_MEGABYTES = 16
/** A third of the server's weight where processors are short (sched(7)): streams go first, and jobs still go on. */
const NICE = 5

/**
 * The kernel's part of the bounds, given before the program starts so that all its threads have them.
 * - `-d` counts all private writable memory, be it the heap's, a Buffer's or WASM's, but not what V8 merely reserves,
 *   unless it maps its range for code at once, which is added then: past it an allocation fails at once, however fast
 *   a storm grows between two samples of the pool.
 * - No core files: a crash would write the whole memory to disk.
 * - Out of memory, the kernel takes these processes first; in a session of their own their niceness counts for nothing
 *   where sessions are scheduled as groups, unless the group has it too.
 * - `setpriv` (util-linux) has the kernel end the process with the server, even when it never looks at its pipe.
 */
const LAUNCH = `
ulimit -c 0
ulimit -t ${CPU_SECONDS}
{ ulimit -d "$0"; echo 1000 >/proc/self/oom_score_adj; echo ${NICE} >/proc/self/autogroup; } 2>/dev/null
setpriv --pdeathsig KILL true 2>/dev/null && exec setpriv --pdeathsig KILL nice -n ${NICE} "$@"
exec nice -n ${NICE} "$@"
`

// From TypeScript (development) the process needs the same loader and import conditions as this one.
const entry = fileURLToPath(import.meta.resolve('#program/toolkit/pool/worker'))
const loader = entry.endsWith('.ts') ? ['--import', 'tsx', '--conditions=source'] : []

/** Callers' input is computed here: none of the server's secrets stands in the environment. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    ['PATH', 'NODE_ENV', 'LANG', 'ICU_TIMEZONE_FILES_DIR'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
  TZ: 'UTC',
  // glibc's arenas would hold on to what a job has freed.
  MALLOC_ARENA_MAX: '2',
})

/** A started process, and the pipe to it. */
export interface Launched {
  child: ChildProcess
  pid: number
  channel: Socket
}

/**
 * Starts a process that computes features, as leader of a group of its own; file 3 is its channel.
 * @param handlers module specifier or address of the handlers
 * @throws {Error} when the system has no room for another process or its pipes
 */
export const launch = (handlers: string, limits: LaunchLimits): Launched => {
  const dataKilobytes = Math.floor((limits.residentBytes * 1.5 + codeRangeBytes()) / 1024)
  const node = [
    process.execPath,
    `--max-old-space-size=${limits.heapMegabytes}`,
    `--max-semi-space-size=${YOUNG_GENERATION_MEGABYTES}`,
    ...loader,
    entry,
    handlers,
    String(limits.answerBytes),
  ]
  const child = spawn('/bin/sh', ['-c', LAUNCH, String(dataKilobytes), ...node], {
    detached: true,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  // Follows a failed start, which shows at once in the missing number; the event has to be heard all the same.
  child.on('error', () => undefined)
  if (child.pid === undefined) throw new Error('The system cannot start another process')
  const channel = child.stdio[3]
  if (!(channel instanceof Socket)) throw new Error('The process has no channel')
  return { child, pid: child.pid, channel }
}

/** Ends a process of {@link launch} with all that it has started. */
export const killGroup = (leader: number): void => {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    // Nothing of it is left, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
