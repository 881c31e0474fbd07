import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Frame } from '../../src/backup/format.js'
import { readFrames } from '../../src/backup/frame-reader.js'
import { writeFrames } from '../../src/backup/frame-writer.js'
import { folder } from '../accounts/support/cli.js'

const NEVER = new AbortController().signal
const ROWS = Buffer.from('a\t1\nb\t2\n')

async function* inPieces(...pieces: Buffer[]): AsyncGenerator<Buffer> {
  yield* await Promise.resolve(pieces)
}

/** A small backup: a header, a table of two rows, a file, the end. */
const smallBackup = async (): Promise<string> => {
  const path = join(await folder(), 'small.backup')
  const file = await open(path, 'wx')
  const frames = await writeFrames(file, path, NEVER)
  await frames.json('header', { release: '0' })
  await frames.json('table', 'public.t')
  expect(await frames.content('packed', inPieces(ROWS.subarray(0, 3), ROWS.subarray(3)))).toEqual({
    bytes: 8,
    lines: 2,
  })
  await frames.json('end', { rows: 2 })
  await frames.json('file', 'secret-key')
  await frames.content('plain', inPieces(Buffer.from([0, 1, 2])))
  await frames.json('end', { bytes: 3 })
  await frames.json('last', {})
  await file.close()
  return path
}

const framesOf = async (path: string): Promise<Frame[]> => {
  const frames: Frame[] = []
  for await (const frame of readFrames(path, NEVER)) frames.push(frame)
  return frames
}

/** The fault that reading finds. */
const faultOf = (path: string): Promise<string> =>
  framesOf(path).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? `${error.name} ${error.message}` : String(error)),
  )

test('what was written is read', async () => {
  const frames = await framesOf(await smallBackup())
  expect(frames.map(({ kind, payload }) => `${kind} ${payload.toString('latin1')}`)).toEqual([
    'header {"release":"0"}',
    'table "public.t"',
    `packed ${ROWS.toString()}`,
    'end {"rows":2}',
    'file "secret-key"',
    'plain \u0000\u0001\u0002',
    'end {"bytes":3}',
    'last {}',
  ])
})

test('pieces of any size are cut into frames of at most 1 MiB, and nothing is lost', async () => {
  const path = join(await folder(), 'large.backup')
  const file = await open(path, 'wx')
  const frames = await writeFrames(file, path, NEVER)
  const large = Buffer.alloc(3 * 1024 * 1024 + 17, 'line\n')
  await frames.content(
    'plain',
    inPieces(large.subarray(0, 5), large.subarray(5, 2_500_000), large.subarray(2_500_000)),
  )
  await frames.json('last', {})
  await file.close()
  const read = await framesOf(path)
  expect(read.map(({ payload }) => payload.length)).toEqual([1_048_576, 1_048_576, 1_048_576, 17, 2])
  expect(Buffer.concat(read.slice(0, -1).map(({ payload }) => payload)).equals(large)).toBe(true)
})

test('a backup that is cut short anywhere is found to be', async () => {
  const path = await smallBackup()
  const whole = await readFile(path)
  for (let length = 1; length < whole.length; length += 1) {
    await writeFile(path, whole.subarray(0, length))
    expect(await faultOf(path)).toBe(`BackupFileError ${path}: it was cut short after ${length} bytes`)
  }
  await writeFile(path, '')
  expect(await faultOf(path)).toBe(`BackupFileError ${path}: it is not a backup of this service`)
})

test('a backup with any bit changed is found to be damaged', async () => {
  const path = await smallBackup()
  const whole = await readFile(path)
  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    const changed = Buffer.from(whole)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    await writeFile(path, changed)
    expect(await faultOf(path)).toMatch(
      /^BackupFileError .*: it (is damaged near byte \d+|is not a backup of this service|was cut short after \d+ bytes|has format .* this release reads format 1: use a newer release)$/,
    )
  }
})

test('frames that are missing, doubled or exchanged are found', async () => {
  const path = await smallBackup()
  const whole = await readFile(path)
  const starts: number[] = []
  for (let at = whole.indexOf(0x0a) + 1; at < whole.length; at += 5 + whole.readUInt32BE(at + 1) + 8)
    starts.push(at)
  const frame = (index: number) => whole.subarray(starts[index], starts[index + 1])
  const head = whole.subarray(0, starts[0])
  const order = (...indexes: number[]) => Buffer.concat([head, ...indexes.map(frame)])
  expect(order(0, 1, 2, 3, 4, 5, 6, 7).equals(whole)).toBe(true)
  for (const changed of [
    order(0, 2, 3, 4, 5, 6, 7),
    order(0, 1, 2, 2, 3, 4, 5, 6, 7),
    order(0, 4, 5, 6, 1, 2, 3, 7),
  ]) {
    await writeFile(path, changed)
    expect(await faultOf(path)).toContain('it is damaged near byte ')
  }
  await writeFile(path, Buffer.concat([whole, Buffer.from('x')]))
  expect(await faultOf(path)).toBe(`BackupFileError ${path}: it has 1 bytes too many behind its end`)
})

test('another file, another format, a folder and nothing at all are told apart', async () => {
  const place = await folder()
  const path = join(place, 'other')
  await writeFile(path, 'PGDMP and more, as pg_dump writes it\n')
  expect(await faultOf(path)).toBe(`BackupFileError ${path}: it is not a backup of this service`)
  await writeFile(path, 'inference-gateway backup, format 2\nand more')
  expect(await faultOf(path)).toBe(
    `BackupFileError ${path}: it has format 2, and this release reads format 1: use a newer release`,
  )
  expect(await faultOf(place)).toBe(`BackupFileError ${place}: it is a folder`)
  expect(await faultOf(join(place, 'none'))).toBe(`BackupFileError ${join(place, 'none')}: it does not exist`)
})
