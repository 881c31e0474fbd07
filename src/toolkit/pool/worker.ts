/**
 * What runs in a process of the pool: takes one job after another over file 3, imports the feature's handler on its
 * first job, and answers with JSON text. Its arguments are the module with the handlers and the longest answer in bytes.
 */
import { Socket } from 'node:net'
import { deserialize, serialize } from 'node:v8'
import { FeatureError, unprocessable } from '../errors.js'
import type { FeatureContext } from '../feature.js'
import { jsonText } from './json-answer.js'
import {
  createFrameReader,
  errorOf,
  imageOf,
  sendFrame,
  type ErrorImage,
  type JobOrder,
  type ServiceName,
} from './protocol.js'

type Handlers = Readonly<
  Record<string, () => Promise<{ default: { answer: (query: unknown, context: FeatureContext) => unknown } }>>
>

interface PendingCall {
  resolve: (value: never) => void
  reject: (error: Error) => void
  /** Stops listening to the signal that came with the call. */
  settled: () => void
}

const [, , handlersModule, longestAnswer] = process.argv
if (handlersModule === undefined) throw new Error('The module with the handlers is not named')
const maxAnswerBytes = Number(longestAnswer)

const channel = new Socket({ fd: 3 })
const { toolkitHandlers } = (await import(handlersModule)) as { toolkitHandlers: Handlers }
const calls = new Map<number, PendingCall>()
let lastCall = 0
let abortJob = new AbortController()

/** A service of the context that the server runs: the same function, called from here. */
const remote =
  (service: ServiceName) =>
  <Answer>(request: unknown, signal?: AbortSignal): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      signal?.throwIfAborted()
      const number = ++lastCall
      const leave = (): void => {
        calls.delete(number)
        sendFrame(channel, 'cancel', number)
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', leave, { once: true })
      const settled = (): void => signal?.removeEventListener('abort', leave)
      calls.set(number, { resolve, reject, settled })
      sendFrame(channel, 'call', number, serialize({ service, request }))
    })

const fetch = remote('fetch')
const upstream = remote('upstream')
/** Who waits for a model computes nothing, and needs no process to do it in. */
const ask = (): Promise<never> => Promise.reject(new Error('Heavy features ask no language models'))
/** A connection cannot be handed over to another process. */
const NO_CONNECTIONS = 'Heavy features open no connections'
const neverConnected = (): Promise<never> => Promise.reject(new Error(NO_CONNECTIONS))
const egress = {
  resolve: neverConnected,
  connect: neverConnected,
  connectTls: neverConnected,
  check: (): never => {
    throw new Error(NO_CONNECTIONS)
  },
}

/** How V8 says that the input was too much for the bounds, rather than wrong for the code. */
const EXHAUSTED: readonly (readonly [said: RegExp, message: string])[] = [
  [/call stack size exceeded/, 'The input is nested too deep.'],
  [
    /allocation failed|out of memory|could not allocate|unable to grow|Invalid string length|size exceeded/i,
    'The input needs too much memory.',
  ],
]

const refused = (error: unknown): unknown => {
  if (!(error instanceof RangeError)) return error
  const message = EXHAUSTED.find(([said]) => said.test(error.message))?.[1]
  return message === undefined ? error : new FeatureError(422, 'unprocessable', message)
}

/** @returns the feature's data as JSON text */
const compute = async (
  { operationId, feature, userAgent, query }: JobOrder,
  signal: AbortSignal,
  onLoaded: () => void,
): Promise<Buffer> => {
  const load = toolkitHandlers[operationId]
  if (load === undefined) throw new Error(`${handlersModule} has no ${operationId}`)
  const { default: handler } = await load()
  onLoaded()
  const context = { feature, userAgent, signal, fetch, egress, upstream, ask }
  const data = await handler.answer(query, context)
  const json = jsonText(data)
  if (json === undefined) throw new Error(`${operationId} answered ${typeof data}`)
  const bytes = Buffer.from(json)
  if (bytes.length > maxAnswerBytes) {
    unprocessable(`The answer would be longer than ${maxAnswerBytes / 1e6} MB.`)
  }
  return bytes
}

const work = (job: number, order: JobOrder): void => {
  abortJob = new AbortController()
  compute(order, abortJob.signal, () => sendFrame(channel, 'loaded', job)).then(
    (answer) => sendFrame(channel, 'answer', job, answer),
    (error: unknown) => sendFrame(channel, 'failure', job, serialize(imageOf(refused(error)))),
  )
}

const settleCall = (number: number, settle: (call: PendingCall) => void): void => {
  const call = calls.get(number)
  calls.delete(number)
  // A cancelled call may still be answered.
  if (call === undefined) return
  call.settled()
  settle(call)
}

channel.on(
  'data',
  createFrameReader(Infinity, (kind, about, payload) => {
    switch (kind) {
      case 'job':
        return work(about, deserialize(payload) as JobOrder)
      case 'abort':
        return abortJob.abort()
      case 'reply':
        return settleCall(about, ({ resolve }) => resolve(deserialize(payload) as never))
      case 'failure':
        return settleCall(about, ({ reject }) => reject(errorOf(deserialize(payload) as ErrorImage)))
      default:
        throw new Error(`The server sent ${kind}`)
    }
  }),
)
// Without the server there is nobody to work for.
channel.on('close', () => process.exit())
channel.on('error', () => process.exit())
// Past its bound the server hears no more of what is printed.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)
sendFrame(channel, 'ready', 0)
