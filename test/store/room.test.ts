import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLogger } from '#observe'
import { openRoom } from '../../src/store/journal/room.js'
import { openSegments } from '../../src/store/journal/segments.js'

const log = createLogger('silent')
const MEGABYTE = 1024 * 1024

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'room-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('there is room while enough of the disk is free, and again when it is', async () => {
  let free = 5 * MEGABYTE
  const room = openRoom(directory, 4 * MEGABYTE, log, () => free)
  expect(room.isEnough()).toBe(true)
  free = 3 * MEGABYTE
  await expect.poll(room.isEnough).toBe(false)
  free = 4 * MEGABYTE
  await expect.poll(room.isEnough).toBe(true)
})

test('a disk that cannot be looked at has none', () => {
  const room = openRoom(directory, 1, log, () => {
    throw new Error('I/O error')
  })
  expect(room.isEnough()).toBe(false)
})

test('the reserve is kept, can be spent once, and is made again', async () => {
  const room = openRoom(directory, 1, log, () => MEGABYTE)
  const path = join(directory, 'reserve')
  expect(statSync(path).size).toBe(MEGABYTE)
  expect(room.spendReserve()).toBe(true)
  expect(existsSync(path)).toBe(false)
  expect(room.spendReserve()).toBe(false)
  await expect.poll(room.isEnough).toBe(true)
  expect(existsSync(path)).toBe(true)
})

/** A file system of its own, of a few megabytes; null where none can be mounted. */
const mountSmall = (): string | null => {
  const place = mkdtempSync(join(tmpdir(), 'small-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', place])
  if (status === 0) return place
  rmSync(place, { recursive: true })
  return null
}
const small = mountSmall()
const unmount = (): void => {
  if (small === null) return
  spawnSync('umount', ['-l', small])
  rmSync(small, { recursive: true, force: true })
}

describe.skipIf(small === null)('on a disk that becomes full', () => {
  test('what is under way is written from the reserve, and there is no room until some is made', async () => {
    const place = small ?? ''
    try {
      const room = openRoom(place, 1024, log)
      const segments = openSegments(place, () => undefined, room)
      await segments.append('before\n')
      const filler = join(place, 'filler')
      expect(() => writeFileSync(filler, Buffer.alloc(4 * MEGABYTE))).toThrow(/ENOSPC/)
      const row = `${'x'.repeat(9999)}\n`
      for (let count = 0; count < 50; count += 1) await segments.append(row)
      await expect.poll(room.isEnough).toBe(false)
      rmSync(filler)
      await sleep(300)
      expect(room.isEnough()).toBe(true)
      await segments.append('after\n')
      const written = segments.all().reduce((sum, { end }) => sum + end, 0)
      expect(written).toBe(7 + 50 * 10_000 + 6)
      segments.close()
    } finally {
      unmount()
    }
  })
})
