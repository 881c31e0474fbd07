import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#store'
import { folder, run } from '../accounts/support/cli.js'
import { killWithTest } from '../support/end-with-test.js'
import { commandFile, type Command } from '../support/process.js'
import { startService } from '../support/service.js'
import { logOf } from '../support/stores.js'
import { digestsOf, fill } from './support/contents.js'
import { emptyPlace, inStore, usedPlace } from './support/places.js'

const start = (command: Command, file: string, dataDir: string): ChildProcess => {
  const child = spawn(process.execPath, [commandFile(command), file], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  killWithTest(child)
  return child
}

const stop = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

test('a restore that is killed keeps servers off, and is run again', async () => {
  const source = await usedPlace('embedded')
  const before = await inStore(source, async ({ pool }) => {
    await fill(pool)
    return digestsOf(pool)
  })
  const file = join(await folder(), 'b.backup')
  expect(await run('backup', [file], source.config.dataDir)).toMatchObject({ code: 0 })

  const target = await emptyPlace('embedded')
  const { dataDir } = target.config
  const staging = join(dataDir, 'restoring')
  const child = start('restore', file, dataDir)
  await expect.poll(() => existsSync(join(staging, 'pglite/PG_VERSION'))).toBe(true)
  await stop(child, 'SIGKILL')
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false)
  await expect(openStore(target.config, { log: logOf([]) })).rejects.toThrow(
    `a restore into DATA_DIR ${dataDir} was cut short: run it again, or delete ${staging} to start without it`,
  )
  expect(await run('restore', [file], dataDir)).toMatchObject({ code: 0 })
  expect(await inStore(target, ({ pool }) => digestsOf(pool))).toEqual(before)
})

test('a backup that is stopped leaves nothing; what a killed one leaves is removed by the next start', async () => {
  const source = await usedPlace('embedded')
  const { dataDir } = source.config
  const place = await folder()
  const service = await startService(source.environment)
  const snapshots = (): string[] => {
    const path = join(dataDir, 'snapshots')
    return existsSync(path) ? readdirSync(path) : []
  }
  const begin = async (name: string): Promise<ChildProcess> => {
    const child = start('backup', join(place, name), dataDir)
    await expect.poll(snapshots).toHaveLength(1)
    return child
  }

  const stopped = await begin('stopped.backup')
  await stop(stopped, 'SIGTERM')
  expect(stopped.exitCode).toBe(1)
  expect(snapshots()).toEqual([])
  expect(readdirSync(place)).toEqual([])

  await stop(await begin('killed.backup'), 'SIGKILL')
  expect(existsSync(join(place, 'killed.backup'))).toBe(false)
  // The server may still be copying.
  const left = join(dataDir, 'snapshots', snapshots()[0] ?? '')
  await expect.poll(() => existsSync(join(left, 'pglite/PG_VERSION'))).toBe(true)
  // One of just now may be another command's, which is about to open it.
  expect(await run('backup', [join(place, 'second.backup')], dataDir)).toMatchObject({ code: 0 })
  expect(existsSync(left)).toBe(true)
  const hourAgo = new Date(Date.now() - 3_600_000)
  await utimes(left, hourAgo, hourAgo)
  expect(await run('backup', [join(place, 'third.backup')], dataDir)).toMatchObject({ code: 0 })
  expect(snapshots()).toEqual([])
  await service.stop()
})
