import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFrames } from '../../src/backup/frame-writer.js'
import { openBackup } from '../../src/backup/read.js'
import type { Header } from '../../src/backup/types.js'
import { folder, run } from '../accounts/support/cli.js'
import { freshPlace, serverUrl, type Place } from '../support/stores.js'
import { digestsOf, fill } from './support/contents.js'
import { emptyPlace, inStore, usedPlace } from './support/places.js'

const NEVER = new AbortController().signal

/** A good backup, and the embedded store that it is of. */
let file: string
let source: Place

beforeAll(async () => {
  source = await freshPlace('embedded')
  await inStore(source, ({ pool }) => fill(pool))
  await writeFile(join(source.config.dataDir, 'secret-key'), 's'.repeat(64), { mode: 0o600 })
  file = join(await folder(), 'good.backup')
  expect(await run('backup', [file], source.config.dataDir)).toMatchObject({ code: 0 })
})
afterAll(() => source.remove())

/** A backup with these bytes. */
const backupOf = async (bytes: Buffer): Promise<string> => {
  const path = join(await folder(), 'changed.backup')
  await writeFile(path, bytes)
  return path
}

/** A backup without rows and files whose header is another one. */
const backupWith = async (change: (header: Header) => unknown): Promise<string> => {
  const path = join(await folder(), 'other.backup')
  const { header, close } = await openBackup(file, NEVER)
  await close()
  const handle = await open(path, 'wx')
  const frames = await writeFrames(handle, path, NEVER)
  await frames.json('header', change(header))
  await frames.json('last', { tables: 0, rows: 0, rowBytes: 0, files: 0, fileBytes: 0, missing: 0 })
  await handle.close()
  return path
}

/** A file system of so many bytes; null where none can be mounted. */
const mountDisk = async (bytes: number): Promise<string | null> => {
  const place = await folder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', place])
  return status === 0 ? place : null
}
const unmount = (place: string) => spawnSync('umount', ['-l', place])

describe('a backup is refused, and leaves nothing,', () => {
  test('over a file that is there, and where none can be', async () => {
    const { dataDir } = source.config
    const folderOfFile = join(file, '..')
    const refused = async (path: string) => (await run('backup', [path], dataDir)).stderr
    expect(await refused(file)).toBe(`${file}: it exists already; name another file, or delete it first\n`)
    const nowhere = join(folderOfFile, 'none/b.backup')
    expect(await refused(nowhere)).toBe(`${nowhere}: its folder does not exist\n`)
    const through = join(file, 'b.backup')
    expect(await refused(through)).toBe(`${through}: its path leads through a file that is not a directory\n`)
    expect(await readdir(folderOfFile)).toEqual(['good.backup'])
  })

  test('without a file, and without a store', async () => {
    const none = join(source.config.dataDir, 'none')
    expect(await run('backup', [], none)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^FILE is missing\n\nUsage:\n {2}backup FILE\n/) as string,
    })
    expect(await run('backup', [join(none, 'b')], none)).toMatchObject({
      code: 1,
      stderr: `DATA_DIR ${none} does not exist\n`,
    })
  })

  test('on a full disk', async () => {
    const disk = await mountDisk(16_384)
    if (disk === null) return
    try {
      const path = join(disk, 'b.backup')
      expect(await run('backup', [path], source.config.dataDir)).toEqual({
        code: 1,
        stdout: '',
        stderr: `${path}: there is no room on its disk\n`,
      })
      expect(await readdir(disk)).toEqual([])
    } finally {
      unmount(disk)
    }
  })
})

describe('a restore is refused, and changes nothing,', () => {
  test('of a file that is cut short, damaged or none', async () => {
    const { config } = await emptyPlace('embedded')
    const whole = await readFile(file)
    const refused = async (path: string) => (await run('restore', [path], config.dataDir)).stderr
    const half = await backupOf(whole.subarray(0, whole.length >> 1))
    expect(await refused(half)).toBe(`${half}: it was cut short after ${whole.length >> 1} bytes\n`)
    const bytes = Buffer.from(whole)
    bytes[whole.length - 20] = (bytes[whole.length - 20] ?? 0) ^ 1
    const damaged = await backupOf(bytes)
    expect(await refused(damaged)).toMatch(/: it is damaged near byte \d+\n$/)
    expect((await run('restore', ['--check', damaged], config.dataDir)).stderr).toMatch(
      /: it is damaged near byte \d+\n$/,
    )
    const other = await backupOf(Buffer.from('PGDMP and so on'))
    expect(await refused(other)).toBe(`${other}: it is not a backup of this service\n`)
    expect(existsSync(config.dataDir)).toBe(false)
    expect((await run('restore', ['--check', file], config.dataDir)).stderr).toMatch(
      /good\.backup is intact: \d+ rows of /,
    )
  })

  test('of a newer release, or one whose migrations were others', async () => {
    const { config } = await emptyPlace('embedded')
    const refused = async (path: string) => (await run('restore', [path], config.dataDir)).stderr
    const later = await backupWith((header) => ({
      ...header,
      contents: {
        ...header.contents,
        migrations: [...header.contents.migrations, { name: '9999_later.sql', sha256: '0' }],
      },
    }))
    expect(await refused(later)).toBe(
      `${later}: it is of a newer release (migration 9999_later.sql is not known here): use that release\n`,
    )
    const altered = await backupWith((header) => ({
      ...header,
      contents: {
        ...header.contents,
        migrations: header.contents.migrations.map((migration) => ({ ...migration, sha256: '0' })),
      },
    }))
    expect(await refused(altered)).toMatch(
      /: it is of another release \(its migration 0001_init\.sql differs\)/,
    )
    expect(await readdir(config.dataDir)).toEqual(['lock'])
  })

  test('into a store that is used, or in use', async () => {
    const used = await usedPlace('embedded')
    const before = await inStore(used, ({ pool }) => digestsOf(pool))
    const { dataDir } = used.config
    const pglite = join(dataDir, 'pglite')
    expect(await run('restore', [file], dataDir)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${pglite} has a database; nothing was restored. Restore into a new DATA_DIR, or move ${pglite} away first\n`,
    })
    await inStore(used, async ({ pool }) => {
      expect((await run('restore', [file], dataDir)).stderr).toBe(
        `DATA_DIR ${dataDir} is in use by another running server: stop it, or give this one a DATA_DIR of its own\n`,
      )
      expect(await digestsOf(pool)).toEqual(before)
    })
    expect(existsSync(join(dataDir, 'secret-key'))).toBe(false)
  })

  test.skipIf(serverUrl === undefined)('into a server database that is not empty', async () => {
    const used = await usedPlace('server')
    const before = await inStore(used, ({ pool }) => digestsOf(pool))
    const { code, stderr } = await run('restore', [file], used.config.dataDir, used.environment)
    expect({ code, stderr }).toMatchObject({ code: 1 })
    expect(stderr).toMatch(
      /^\S+: DATABASE_URL \(.*, database test_\w+\) is not empty \(it has .*\); nothing was restored\. Restore into a new, empty database\n$/,
    )
    expect(await inStore(used, ({ pool }) => digestsOf(pool))).toEqual(before)
    expect(existsSync(join(used.config.dataDir, 'secret-key'))).toBe(false)
  })

  test('into a DATA_DIR with another secret or another journal', async () => {
    const { config } = await emptyPlace('embedded')
    const { dataDir } = config
    await mkdir(join(dataDir, 'journal'), { recursive: true })
    await writeFile(join(dataDir, 'secret-key'), 't'.repeat(64))
    expect((await run('restore', [file], dataDir)).stderr).toBe(
      `${join(dataDir, 'secret-key')} holds another secret than the backup; nothing was restored. Restore into a new DATA_DIR, or move the file away first\n`,
    )
    await rm(join(dataDir, 'secret-key'))
    await writeFile(join(dataDir, 'journal/instance-id'), 'another\n')
    expect((await run('restore', [file], dataDir)).stderr).toMatch(
      /instance-id belongs to the journal of another database than the backup; nothing was restored/,
    )
    expect((await readdir(dataDir)).sort()).toEqual(['journal', 'lock'])
    await rm(join(dataDir, 'journal'), { recursive: true })
    expect(await run('restore', [file], dataDir)).toMatchObject({ code: 0 })
  })

  test('where there is no room', async () => {
    const disk = await mountDisk(24 * 1024 * 1024)
    if (disk === null) return
    try {
      const dataDir = join(disk, 'data')
      const { code, stderr } = await run('restore', [file], dataDir)
      expect({ code, stderr }).toMatchObject({ code: 1 })
      expect(stderr).toContain(dataDir)
      expect(await readdir(dataDir)).toEqual(['lock'])
    } finally {
      unmount(disk)
    }
  })
})
