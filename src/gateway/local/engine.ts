/**
 * The engine's own process: loads the model and answers what comes over IPC. Apart from the server's, so that
 * neither its computing nor a crash or its memory touches the requests there. Its argument is the folder of the
 * installation.
 */
import { setPriority } from 'node:os'
import { weightsFile } from './folder.js'
import { generate, PROMPT_SLICE, RefusedError, type Engine } from './generate.js'
import { loadEngine, type Sequence } from './llama.js'
import { PIECES_AHEAD, type FromEngine, type GenerateRequest, type ToEngine } from './messages.js'
import { CONTEXT_TOKENS, SEQUENCES, THREADS } from './model.js'

/** Below the server, so that its streams stay smooth while the model computes on the same cores. */
const NICENESS = 5

/**
 * Answers between two collections of garbage. Each leaves half a megabyte of native memory that goes only with its
 * JavaScript object, and the collector, which sees the small object alone, would let hundreds of them stand.
 */
const COLLECT_EVERY = 16

interface Job {
  abort: AbortController
  /** Pieces sent and not yet read. */
  ahead: number
  /** Lets a generation that waits for its reader go on. */
  resume: () => void
}

const jobs = new Map<number, Job>()
const free: Sequence[] = []
let answered = 0

const say = (message: FromEngine): void => {
  process.send?.(message)
}

const emitter =
  (id: number, job: Job) =>
  async (text: string): Promise<void> => {
    say({ kind: 'text', id, text })
    job.ahead += 1
    while (job.ahead >= PIECES_AHEAD && !job.abort.signal.aborted) {
      await new Promise<void>((resolve) => (job.resume = resolve))
    }
  }

const outcome = (id: number, job: Job, error: unknown): FromEngine => {
  if (job.abort.signal.aborted) return { kind: 'aborted', id }
  if (error instanceof RefusedError) return { kind: 'refused', id, refusal: error.refusal }
  return { kind: 'failed', id, message: error instanceof Error ? error.message : String(error) }
}

const run = async (engine: Engine, id: number, request: GenerateRequest): Promise<void> => {
  const job: Job = { abort: new AbortController(), ahead: 0, resume: () => undefined }
  const sequence = free.pop()
  if (sequence === undefined) return say({ kind: 'failed', id, message: 'no free sequence' })
  jobs.set(id, job)
  const ended = await generate(engine, sequence, request, emitter(id, job), job.abort.signal).then(
    (finish): FromEngine => ({ kind: 'finished', id, finish }),
    (error: unknown) => outcome(id, job, error),
  )
  await sequence.clearHistory()
  free.push(sequence)
  jobs.delete(id)
  say(ended)
  answered += 1
  if (answered % COLLECT_EVERY === 0) globalThis.gc?.()
}

const listen = (engine: Engine): void => {
  process.on('message', (message: ToEngine) => {
    if (message.kind === 'generate') return void run(engine, message.id, message.request)
    const job = jobs.get(message.id)
    if (job === undefined) return
    if (message.kind === 'abort') job.abort.abort()
    else job.ahead -= message.pieces
    job.resume()
  })
}

const start = async (folder: string): Promise<void> => {
  setPriority(NICENESS)
  const { getLlama, LlamaGrammarEvaluationState, Template } = await loadEngine(folder)
  // The log is off: it would hold what callers wrote.
  const llama = await getLlama({
    gpu: false,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    maxThreads: THREADS,
    logLevel: 'disabled',
  })
  // Read instead of mapped: the engine repacks the weights for the processor and would hold them twice.
  const model = await llama.loadModel({ modelPath: weightsFile(folder), useMmap: false })
  const context = await model.createContext({
    sequences: SEQUENCES,
    contextSize: CONTEXT_TOKENS,
    batchSize: PROMPT_SLICE,
    threads: THREADS,
  })
  for (let count = 0; count < SEQUENCES; count += 1) free.push(context.getSequence())
  const source = model.fileInfo.metadata.tokenizer.chat_template
  if (source === undefined) throw new Error('the weights have no chat template')
  const template = new Template(source)
  listen({
    llama,
    model,
    render: (variables) => template.render(variables),
    grammarState: (grammar) => new LlamaGrammarEvaluationState({ model, grammar }),
  })
  say({ kind: 'ready' })
}

// The server decides when the engine stops: a signal to the whole process group must not cut answers short.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))

const [, , folder] = process.argv
if (folder === undefined) throw new Error('usage: engine FOLDER')
await start(folder)
