import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'

const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(workerData.file).then(({ parseDocument, titleOf }) => {
    parentPort.postMessage(titleOf(parseDocument(workerData.page)))
  })`

// 170 MB while each character was kept by itself; the page is 5 MB.
it.each([
  ['a comment', '<title>Here</title><!--'],
  ['an attribute', '<title>Here</title><p title="'],
  ['a text', '<title>Here</title>'],
])('a page of 5 MB that is %s is parsed within 96 MB', async (_name, begin) => {
  const page = `${begin}${'x'.repeat(5_000_000)}`
  const file = join(import.meta.dirname, '../../../../dist/src/toolkit/lib/web/document.js')
  const worker = new Worker(PROGRAM, {
    eval: true,
    execArgv: [],
    workerData: { file, page },
    resourceLimits: { maxOldGenerationSizeMb: 96 },
  })
  expect(await once(worker, 'message')).toEqual(['Here'])
  await worker.terminate()
})
