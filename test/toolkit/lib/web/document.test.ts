import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { attributeOf, elementsIn, parseDocument, textIn } from '../../../../src/toolkit/lib/web/document.js'

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

// HTML standard, 13.2.5: a document is one stream of characters, however it is read.
it('what lies over the end of a piece is read as a whole', () => {
  const PIECE = 65_536
  const paragraph = '<p title="a&amp;b">&lt;😀\r\n&copy;</p>'
  for (let over = 0; over <= paragraph.length; over++) {
    const before = `<!--${'x'.repeat(PIECE - over - 7)}-->`
    const [found] = elementsIn(parseDocument(before + paragraph), 'p')
    if (found === undefined) throw new Error(`No paragraph, ${over} characters over the end`)
    expect([over, attributeOf(found, 'title'), textIn(found)]).toEqual([over, 'a&b', '<😀\n©'])
  }
})
