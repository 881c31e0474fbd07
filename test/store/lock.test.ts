import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir } from '../../src/store/lock.js'
import { runFixture } from './support/process.js'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-test-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('one at a time: the second is refused until the first lets go', async () => {
  const first = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `DATA_DIR ${dataDir} is in use by another running server`,
  )
  await first.release()
  const second = await lockDataDir(dataDir)
  await second.release()
})

test('a holder that is stopped still holds; one that is killed does not', async () => {
  const holder = runFixture('store/support/lock-holder', [dataDir])
  await holder.line('locked')
  holder.process.kill('SIGSTOP')
  await expect(lockDataDir(dataDir)).rejects.toThrow('in use')
  holder.process.kill('SIGKILL')
  await once(holder.process, 'exit')
  const lock = await lockDataDir(dataDir)
  await lock.release()
})

test('of many that start at once over a dead lock exactly one wins, again and again', async () => {
  for (let round = 0; round < 10; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(dataDir)))
    const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(locks).toHaveLength(1)
    await locks[0]?.release()
  }
})

test('of several processes that start at once over a dead lock exactly one wins', async () => {
  const dead = await lockDataDir(dataDir)
  await dead.release()
  const holders = Array.from({ length: 4 }, () => runFixture('store/support/lock-holder', [dataDir]))
  const lines = await Promise.all(holders.map((holder) => holder.line(/locked|refused/)))
  expect(lines.filter((line) => line === 'locked')).toHaveLength(1)
  for (const { process } of holders) process.kill('SIGKILL')
})
