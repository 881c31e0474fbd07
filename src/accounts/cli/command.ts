import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig, type Config } from '#config'
import { createLogger } from '#observe'
import { DataDirInUseError, messageOf, openStore, type Store } from '#store'
import { findServer, type RemoteServer } from '../control-client.js'
import { openOperator } from '../open.js'
import { ArgumentError, OperatorError } from '../operator-error.js'
import type { Operator } from '../types.js'
import { UsageError } from './arguments.js'

/** A server that is just starting holds `DATA_DIR` before it answers on its control socket. */
const PATIENCE_MS = 15_000
const RETRY_MS = 250

/** Says something to the person at the terminal; stdout is for results only. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** The part of the usage that is about one command, or all of it where that is not found. */
export const usageOf = (usage: string, command: string | undefined): string => {
  const [heading = '', ...entries] = usage.split(/\n(?= {2}\S)/)
  const own = entries.filter((entry) => (entry.split('\n')[0] ?? '').split(' ').includes(command ?? ''))
  return own.length > 0 ? [heading, ...own].join('\n') : usage
}

/**
 * Runs a command's work, or prints its usage where it is asked for, and sets the exit code: 0 when it is done, 1 when it
 * failed, 2 when the command line has mistakes. Those of its form are all named, with the command's usage.
 */
export const runCommand = (
  usage: string,
  work: (args: string[], config: () => Config) => Promise<void>,
): void => {
  const args = process.argv.slice(2)
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(`${usage}\n`)
    return
  }
  work(args, () => loadConfig(process.env, process.cwd())).catch((error: unknown) => {
    say(messageOf(error))
    if (error instanceof UsageError) say(`\n${usageOf(usage, error.command)}`)
    process.exitCode = error instanceof UsageError || error instanceof ArgumentError ? 2 : 1
  })
}

/** Opens the store itself, or answers null while another process has it. */
const openAlone = async (config: Config) => {
  const log = createLogger('warn', process.stderr)
  return openStore(config, { log }).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return null
    throw error
  })
}

/** Where a command is carried out: by the server that runs in `DATA_DIR`, or where none does on a store that is opened for it. */
export interface Places<T> {
  remote: (server: RemoteServer) => Promise<T>
  alone: (store: Store) => Promise<T>
}

interface PlaceOptions {
  /** A `DATA_DIR` that is not there is made, with a word about it; for all that is done to what exists it is a mistake. */
  isNewPlaceFine?: boolean
}

/** Carries a command out, by the running server where there is one, so that its memory is current at once. */
export const inPlace = async <T>(
  config: Config,
  { remote, alone }: Places<T>,
  { isNewPlaceFine = false }: PlaceOptions = {},
): Promise<T> => {
  if (!existsSync(config.dataDir)) {
    if (!isNewPlaceFine) throw new OperatorError(`DATA_DIR ${config.dataDir} does not exist`)
    say(`DATA_DIR ${config.dataDir} did not exist and was created`)
  }
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const server = await findServer(config.dataDir)
    if (server !== null) return remote(server)
    const store = await openAlone(config)
    if (store !== null)
      try {
        return await alone(store)
      } finally {
        await store.close()
      }
    if (Date.now() > deadline)
      throw new Error(
        `A process holds DATA_DIR ${config.dataDir}, but it does not answer on its control socket; try again, or restart it`,
      )
    await sleep(RETRY_MS)
  }
}

/** Hands over the operator's functions, likewise. */
export const withOperator = <T>(
  config: Config,
  use: (operator: Operator) => Promise<T>,
  options?: PlaceOptions,
): Promise<T> =>
  inPlace(
    config,
    {
      remote: ({ operator }) => use(operator),
      alone: async (store) => use(await openOperator(config, store)),
    },
    options,
  )
