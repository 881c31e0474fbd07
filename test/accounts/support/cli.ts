import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { commandFile, type Command } from '../../support/process.js'
import { PLANS_FILE } from './principals.js'

const ROOT = join(import.meta.dirname, '../../..')

export interface Run {
  code: number
  stdout: string
  stderr: string
}

/** Runs a command as an operator's shell does. */
export const run = (
  command: Command,
  args: string[],
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Run> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [commandFile(command), ...args],
      {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          DATA_DIR: dataDir,
          PLANS_FILE,
          ...environment,
        },
      },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })

/** The command line that issues a key of plan live, but for the account. */
export const CREATE = ['create', '--plane', 'gateway', '--plan', 'live', '--account']
export const LIVE_KEY = /^svc_live_[0-9A-Za-z]{36}\n$/

const folders: string[] = []

/** A folder of that name in a new one, both removed after the file's tests. */
export const folder = async (name = ''): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'cli-')), name)
  await mkdir(path, { recursive: true })
  folders.push(path)
  return path
}

afterAll(async () => {
  for (const path of folders) await rm(path, { recursive: true, force: true })
})
