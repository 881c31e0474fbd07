import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '#observe'
import { receipt, receiptFile, weightsFile } from '../../../src/gateway/local/folder.js'
import { localModelFolder, localUpstream, MODEL_ID } from '../../../src/gateway/local/index.js'
import { binaryPackage } from '../../../src/gateway/local/install-engine.js'
import { WEIGHTS } from '../../../src/gateway/local/model.js'
import { killWithTest } from '../../support/end-with-test.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-model-'))
})
afterAll(() => rm(folder, { recursive: true }))

const log = createLogger('silent')
const signal = new AbortController().signal
const body = { model: MODEL_ID, messages: [{ role: 'user', content: 'Hi' }] }

test('the folder is LOCAL_MODEL_DIR, else .local-model here', () => {
  expect(localModelFolder({ LOCAL_MODEL_DIR: '/srv/model' })).toBe('/srv/model')
  expect(localModelFolder({})).toBe(resolve('.local-model'))
  expect(localModelFolder({ LOCAL_MODEL_DIR: '' })).toBe(resolve('.local-model'))
})

test('without an installation nothing is listed, nothing starts, and the status says what to do', async () => {
  const model = localUpstream(join(folder, 'empty'), log)
  expect(await model.models(signal)).toEqual([])
  expect(await model.status()).toEqual({ installed: false, detail: 'not installed; npm run local-model' })
  await expect(model.complete(body, signal)).rejects.toMatchObject({
    name: 'UpstreamError',
    failure: 'connect',
  })
  expect(model.enginePid).toBeNull()
  await model.close()
})

test('an installation that was not finished, or is of other versions, does not count', async () => {
  const other = join(folder, 'other')
  await mkdir(other)
  await writeFile(receiptFile(other), receipt())
  expect(await localUpstream(other, log).models(signal)).toEqual([])
  await writeFile(weightsFile(other), 'cut short')
  expect(await localUpstream(other, log).models(signal)).toEqual([])
})

test('an engine that does not start is one clear failure, and the next request tries again', async () => {
  const broken = join(folder, 'broken')
  await mkdir(broken)
  await writeFile(receiptFile(broken), receipt())
  await writeFile(weightsFile(broken), Buffer.alloc(WEIGHTS.bytes))
  const model = localUpstream(broken, log)
  for (const attempt of [1, 2]) {
    const failure = model.complete(body, signal)
    await expect(failure, `attempt ${attempt}`).rejects.toMatchObject({ failure: 'connect' })
    await expect(failure).rejects.toThrow(/does not start: exit code 1; .*node-llama-cpp/s)
  }
  await model.close()
})

test('the binary is the one for the processor alone', () => {
  expect(binaryPackage('linux', 'x64')).toBe('@node-llama-cpp/linux-x64')
  expect(() => binaryPackage('sunos', 'x64')).toThrow('no binary for sunos on x64')
})

test('the script says in one message what failed where', async () => {
  const script = fileURLToPath(import.meta.resolve('#program/gateway/local/install'))
  const child = spawn(process.execPath, [script], {
    env: { PATH: join(folder, 'no-programs'), LOCAL_MODEL_DIR: join(folder, 'new') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  killWithTest(child)
  let said = ''
  child.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(said.trim().split('\n').at(-1)).toMatch(
    /^The local model could not be installed into .*new: the engine could not be installed with npm install node-llama-cpp@\S+: npm is not installed$/,
  )
})
