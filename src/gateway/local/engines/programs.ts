import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import { UpstreamError } from '../../upstream.js'

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

/** One run of a program, without a shell. */
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
 * Its standard output, at most a megabyte, once it has ended well; killed when it takes too long or nobody waits.
 * @throws UpstreamError, or the signal's reason
 */
export const runProgram = (run: Run, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = spawn(run.program, run.args, {
      cwd: run.folder,
      // Neither secrets nor settings of ours.
      env: { PATH: process.env['PATH'], HOME: run.folder, LANG: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: run.limitMs,
      killSignal: 'SIGKILL',
    })
    let output = ''
    const onAbort = (): void => void child.kill('SIGKILL')
    signal.addEventListener('abort', onAbort, { once: true })
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      if (output.length < MOST_OUTPUT) output += piece
    })
    const fail = (message: string): void =>
      reject(new UpstreamError('interrupted', `${run.program} ${message}`))
    child.once('error', (error) => fail(`can't be started: ${error.message}`))
    child.once('close', (code, killedBy) => {
      signal.removeEventListener('abort', onAbort)
      if (signal.aborted) reject(signal.reason as Error)
      else if (code === 0) resolve(output)
      else fail(killedBy === null ? `ended with ${code}` : `was ended by ${killedBy}`)
    })
    // A program that ends early closes its end; its exit code says the rest.
    child.stdin.on('error', () => undefined).end(run.input ?? '')
  })

/** Work in a folder of its own, which is gone afterwards. */
export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}
