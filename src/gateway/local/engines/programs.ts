import type { CancelSignal } from '#flow'
import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { delimiter, isAbsolute, join } from 'node:path'
import { UpstreamError } from '../../providers/upstream.js'

/** Where a program is, by the PATH; null where it is not installed. */
export const findProgram = async (name: string): Promise<string | null> => {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute)) {
    const path = join(folder, name)
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  return null
}

/** One run of a program, without a shell that interprets its arguments. */
export interface Run {
  program: string
  args: readonly string[]
  /** For its standard input. */
  input?: string
  /** A folder of its own, which is its home too. */
  folder: string
  limitMs: number
}

const MOST_OUTPUT = 1024 * 1024

/**
 * The program runs beside a watcher, both in a session of their own. The watcher waits for the end of file 3, a pipe that
 * only the server holds open, and then kills the session: the same whether the server closes the pipe or dies itself.
 */
const WATCHED = `
exec 4<&0
"$0" "$@" <&4 3<&- 4<&- &
program=$!
{ read -r _ <&3; kill -KILL 0; } </dev/null >/dev/null 2>&1 4<&- &
exec 3<&- 4<&-
wait "$program"
`

/**
 * Its standard output, at most a megabyte, once it has ended well; killed when it takes too long, nobody waits, or the
 * server ends, however it does.
 * @throws UpstreamError, or the signal's reason
 */
export const runProgram = (run: Run, signal: CancelSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = spawn('/bin/sh', ['-c', WATCHED, run.program, ...run.args], {
      cwd: run.folder,
      // None of our secrets or settings.
      env: { PATH: process.env['PATH'], HOME: run.folder, LANG: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
      detached: true,
    })
    const lifeline = child.stdio[3]
    const kill = (): void => {
      if (lifeline instanceof Socket) lifeline.destroy()
    }
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      kill()
    }, run.limitMs)
    let output = ''
    signal.addEventListener('abort', kill, { once: true })
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      if (output.length < MOST_OUTPUT) output += piece
    })
    const fail = (message: string): void =>
      reject(new UpstreamError('interrupted', `${run.program} ${message}`))
    child.once('error', (error) => fail(`cannot be started: ${error.message}`))
    child.once('exit', () => {
      clearTimeout(limit)
      signal.removeEventListener('abort', kill)
      // Its watcher goes too.
      kill()
    })
    child.once('close', (code, killedBy) => {
      if (signal.aborted) reject(signal.reason)
      else if (code === 0) resolve(output)
      else if (isLate) fail(`took longer than ${run.limitMs} ms`)
      else fail(killedBy === null ? `ended with ${code}` : `was ended by ${killedBy}`)
    })
    // A program that ends early closes its end; its exit code says the rest.
    child.stdin?.on('error', () => undefined).end(run.input ?? '')
  })

/** Work in a folder of its own below `place`, which is gone afterwards. */
export const inFolder = async <T>(place: string, work: (folder: string) => Promise<T>): Promise<T> => {
  await mkdir(place, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(place, 'media-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what a server that was killed has left below its `place`; for its next start, before anything works there. */
export const sweepFolders = (place: string): Promise<void> =>
  rm(place, { recursive: true, force: true, maxRetries: 3 })
