/** Features that do what good and hostile jobs do; the pool's processes import them as they import the real ones. */
import { spawn } from 'node:child_process'
import { pbkdf2Sync } from 'node:crypto'
import { closeSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FeatureContext } from '#toolkit'
import { FeatureError, invalidParameter, unprocessable } from '#toolkit'

type Answer = (query: never, context: FeatureContext) => unknown

/** The file that is a process's channel to the pool. */
const CHANNEL = 3
const MEGABYTE = 1_048_576

let calls = 0

/** What Node 20 has beyond the type library of its ECMAScript edition. */
interface Growing {
  resize(bytes: number): void
}
interface Wasm {
  Memory: new (pages: { initial: number; maximum: number }) => {
    buffer: ArrayBuffer
    grow(pages: number): number
  }
}
const { Memory } = Reflect.get(globalThis, 'WebAssembly') as Wasm
const growing = (maxByteLength: number): ArrayBuffer & Growing =>
  Reflect.construct(ArrayBuffer, [1, { maxByteLength }]) as ArrayBuffer & Growing

/** Keeps whatever it is given, so that nothing is ever freed. */
const hoard = (next: () => unknown): never => {
  const all: unknown[] = []
  for (;;) all.push(next())
}

const count: Answer = () => ({ pid: process.pid, calls: ++calls })

const loop: Answer = () => {
  for (;;);
}

const good: Record<string, Answer> = {
  noop: () => null,
  count,
  echo: (query) => query,
  feature: (_query, { feature }) => feature,
  slow: async ({ ms }: { ms: number }) => {
    const from = Date.now()
    await sleep(ms)
    return { pid: process.pid, from, to: Date.now() }
  },
  spin: ({ ms }: { ms: number }) => {
    const from = process.cpuUsage()
    const used = (): number => {
      const { user, system } = process.cpuUsage(from)
      return (user + system) / 1000
    }
    while (used() < ms);
    return null
  },
  long: ({ bytes }: { bytes: number }) => 'x'.repeat(bytes),
  environment: () => process.env,
  arguments: () => process.execArgv,
  priority: () => getPriority(),
  limits: () => readFileSync('/proc/self/limits', 'utf8'),
  stdin: () => readFileSync(0, 'utf8'),
  grow: ({ megabytes }: { megabytes: number }) => {
    Object.assign(globalThis, { grown: Buffer.alloc(megabytes * MEGABYTE, 1) })
    return process.pid
  },
  hold: async ({ megabytes, ms }: { megabytes: number; ms: number }) => {
    const held = Buffer.alloc(megabytes * MEGABYTE, 1)
    await sleep(ms)
    return held.length
  },
  aborted: async (_query, { signal }) => {
    await sleep(60_000, null, { signal }).catch(() => undefined)
    Object.assign(globalThis, { wasAborted: signal.aborted })
    return null
  },
  wasAborted: () => ({ pid: process.pid, wasAborted: Reflect.get(globalThis, 'wasAborted') === true }),
  fetch: async ({ url, body }: { url: string; body: string }, { fetch }) => {
    const response = await fetch({ url, method: 'POST', body: Buffer.from(body) })
    return { status: response.status, text: Buffer.from(response.body).toString() }
  },
  upstream: ({ path }: { path: string }, { upstream }) => upstream({ upstream: 'test', path }),
  impatient: ({ ms }: { ms: number }, { fetch }) =>
    fetch({ url: 'http://slow.test/' }, AbortSignal.timeout(ms)),
  printer: () => {
    process.stdout.write('printed to stdout\n')
    process.stderr.write('printed to stderr\n')
    process.exit(3)
  },
}

const refusing: Record<string, Answer> = {
  unprocessable: () => unprocessable('There is no such day.'),
  invalid: () => invalidParameter('to', 'lies before from'),
  busy: () => {
    throw new FeatureError(503, 'overloaded', 'Later.', { retryAfterSeconds: 7 })
  },
  bug: () => {
    throw new TypeError('x is not a function')
  },
  string: () => {
    const thrown: unknown = 'a string'
    throw thrown
  },
  depth: () => {
    const descend = (level: number): number => 1 + descend(level + 1)
    return descend(0)
  },
  nested: () => {
    let value: unknown = null
    for (let level = 0; level < 1e5; level += 1) value = [value]
    return value
  },
}

const allocating: Record<string, Answer> = {
  objects: () => hoard(() => ({ a: Math.random(), b: [1, 2, 3] })),
  array: () => {
    const all: number[] = []
    for (;;) all.push(1)
  },
  buffers: () => hoard(() => Buffer.alloc(MEGABYTE, 1)),
  largeBuffers: () => hoard(() => Buffer.alloc(256 * MEGABYTE, 1)),
  typedArrays: () => hoard(() => new Float64Array(1e6).fill(1)),
  strings: () => {
    let text = 'x'.repeat(MEGABYTE)
    return hoard(() => Buffer.from((text += text)))
  },
  concatenation: () => {
    let text = 'x'
    for (;;) text += text
  },
  map: () => {
    const map = new Map<number, object>()
    for (let key = 0; ; key += 1) map.set(key, {})
  },
  wasm: () =>
    hoard(() => {
      const memory = new Memory({ initial: 1, maximum: 65_536 })
      memory.grow(4_096)
      new Uint8Array(memory.buffer).fill(1)
      return memory
    }),
  resizing: () =>
    hoard(() => {
      const buffer = growing(256 * MEGABYTE)
      buffer.resize(256 * MEGABYTE)
      new Uint8Array(buffer).fill(1)
      return buffer
    }),
  tree: () => {
    const text = `${'['.repeat(5e6)}${']'.repeat(5e6)}`
    return hoard(() => JSON.parse(text))
  },
  longAnswer: () => 'x'.repeat(100e6),
}

const endless: Record<string, Answer> = {
  loop,
  microtasks: async () => {
    for (;;) await Promise.resolve()
  },
  crypto: () => pbkdf2Sync('password', 'salt', 2 ** 31 - 1, 64, 'sha512'),
  pattern: () => /^(a+)+$/.test(`${'a'.repeat(50)}b`),
  sleep: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  silence: () => new Promise(() => undefined),
  deaf: () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
    for (;;);
  },
  stdout: () => {
    for (;;) writeSync(1, 'x'.repeat(65_536))
  },
  stderr: () => {
    for (;;) process.stderr.write('x'.repeat(65_536))
  },
  console: () => {
    for (;;) process.stdout.write('printed in a loop\n')
  },
  children: ({ seconds, pidFile }: { seconds: number; pidFile?: string }) => {
    const { pid } = spawn('sleep', [String(seconds)], { stdio: 'inherit' })
    if (pidFile !== undefined) writeFileSync(pidFile, String(pid))
    for (;;);
  },
}

const crashing: Record<string, Answer> = {
  exit: () => process.exit(0),
  abort: () => process.abort(),
  segfault: () => process.kill(process.pid, 'SIGSEGV') && new Promise(() => undefined),
  killed: () => process.kill(process.pid, 'SIGKILL') && new Promise(() => undefined),
  uncaught: () => {
    setImmediate(() => {
      throw new Error('thrown beside the answer')
    })
    return new Promise(() => undefined)
  },
  rejection: () => {
    void Promise.reject(new Error('rejected beside the answer'))
    return new Promise(() => undefined)
  },
  leftover: () => {
    setTimeout(() => process.exit(4), 50)
    return process.pid
  },
  ignored: () => {
    void sleep(5).then(() => Promise.reject(new Error('rejected after the answer')))
    return process.pid
  },
}

const answering: Record<string, Answer> = {
  cycle: () => {
    const value: Record<string, unknown> = {}
    value['self'] = value
    return value
  },
  function: () => () => 1,
  nothing: () => undefined,
}

/** Jobs that speak to the pool past their process's program. */
const speaking: Record<string, Answer> = {
  garbage: () => {
    for (;;) writeSync(CHANNEL, 'garbage '.repeat(8_192))
  },
  frames: () => {
    // "cancel" of a call that does not exist: no payload, kind 5.
    const cancel = Buffer.from([0, 0, 0, 0, 5, 1, 0, 0, 0])
    const many = Buffer.concat(Array.from({ length: 7_000 }, () => cancel))
    for (let sent = 0; ;) sent = (sent + writeSync(CHANNEL, many, sent)) % many.length
  },
  huge: () => {
    writeSync(CHANNEL, Buffer.from([0xff, 0xff, 0xff, 0x7f, 3, 1, 0, 0, 0]))
    return new Promise(() => undefined)
  },
  twice: () => {
    writeSync(CHANNEL, Buffer.from([1, 0, 0, 0, 3, 1, 0, 0, 0, 0x31]))
    return 2
  },
  closed: () => {
    closeSync(CHANNEL)
    return new Promise(() => undefined)
  },
  calls: async (_query, { fetch }) => {
    for (;;) await fetch({ url: 'http://echo.test/', body: '' })
  },
}

const named = (category: string, answers: Record<string, Answer>) =>
  Object.entries(answers).map(
    ([name, answer]) => [`rest_${category}_${name}`, () => Promise.resolve({ default: { answer } })] as const,
  )

/** Every feature in category `test`, and two in another one. */
export const toolkitHandlers = Object.fromEntries([
  ...named('test', {
    ...good,
    ...refusing,
    ...allocating,
    ...endless,
    ...crashing,
    ...answering,
    ...speaking,
  }),
  ...named('elsewhere', { count, loop }),
])
