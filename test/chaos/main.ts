import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import { startFailing } from './providers.js'
import { startChaosService } from './service.js'
import { textOf } from './texts.js'

/**
 * 10,000 chat requests, half of them streamed, to the compiled service in front of three providers that fail a share of
 * their calls in all ways. Ends with 1 where a failure reached the client, a text was not the right one, the request log
 * misses a row or has one twice, or the memory did not return to its level. Arguments: requests, share, seed.
 *
 * The seed decides the fates: of 10,000 requests 0.2 are expected to meet nine failures in a row, three rounds by three
 * providers, after which the service gives up by design. The default seed has none of these.
 */
const [requests = 10_000, share = 0.3, seed = '1'] = process.argv
  .slice(2)
  .map((text, at) => (at < 2 ? Number(text) : text)) as [number?, number?, string?]
const MODEL = 'chaos/model'
const AT_ONCE = 32
const WARM_UP = 1_000
/** Numbers of the warm-up's requests begin here. */
const WARM_UP_NUMBERS = 1_000_000
/** What the journal, caches and compiled code may hold more than after the warm-up. */
const MORE_BYTES = 24 * 1024 * 1024

interface Row {
  id: string
  status: number
  tokens: { completion: number }
}

const figure = (name: string, value: string | number): void => console.log(`${name.padEnd(44)} ${value}`)
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const providers = await Promise.all(
  // The last one knows no continuation and begins anew each time.
  ['one', 'two', 'three'].map((id) => startFailing(id, { seed, share, startsOver: id === 'three' })),
)
const service = await startChaosService(
  providers.map(({ baseUrl }, at) => ({
    id: `provider-${at + 1}`,
    base_url: baseUrl,
    free: 'suffix',
    max_concurrency: 100,
    timeout: { connect_ms: 1000, first_byte_ms: 1000, idle_ms: 500 },
  })),
)
const client = new OpenAI({ apiKey: service.key, baseURL: service.url, maxRetries: 0 })

const problems: string[] = []
const ids = new Map<string, number>()
const latencies: number[] = []

/** One request; its text must be the right one. */
const ask = async (number: number): Promise<void> => {
  const body = { model: MODEL, messages: [{ role: 'user' as const, content: `Answer ${number}` }] }
  const startedAt = performance.now()
  let id = ''
  let text = ''
  if (number % 2 === 0) {
    const { data, request_id: requestId } = await client.chat.completions.create(body).withResponse()
    id = requestId ?? ''
    text = data.choices[0]?.message.content ?? ''
  } else {
    const streamed = { ...body, stream: true as const, stream_options: { include_usage: true } }
    const { data, request_id: requestId } = await client.chat.completions.create(streamed).withResponse()
    id = requestId ?? ''
    let total = 0
    for await (const { choices, usage } of data) {
      text += choices[0]?.delta.content ?? ''
      total = usage?.total_tokens ?? total
    }
    if (total === 0) problems.push(`${number}: no usage`)
  }
  ids.set(id, number)
  latencies.push(performance.now() - startedAt)
  if (text !== textOf(number))
    problems.push(`${number}: ${JSON.stringify(text)} instead of ${JSON.stringify(textOf(number))}`)
}

/** So many requests, always some at once. */
const askAll = async (first: number, count: number): Promise<void> => {
  let next = first
  const worker = async (): Promise<void> => {
    while (next < first + count) {
      const number = next++
      await ask(number).catch((error: unknown) => void problems.push(`${number}: ${String(error)}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const readRows = async (): Promise<Row[]> => {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const query: Record<string, string> = { limit: '100', ...(cursor === null ? {} : { cursor }) }
    const page: { data: Row[]; next_cursor: string | null } = await client.get('/account/requests', { query })
    rows.push(...page.data)
    cursor = page.next_cursor
  } while (cursor !== null)
  return rows
}

/** Each request has one row, and each row a request. */
const checkRows = (rows: readonly Row[]): void => {
  const counts = new Map<string, number>()
  for (const { id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const [id, number] of ids) if (!counts.has(id)) problems.push(`${number}: no row`)
  for (const [id, count] of counts) {
    if (count > 1) problems.push(`${id}: ${count} rows`)
    if (!ids.has(id)) problems.push(`${id}: a row without an answer`)
  }
  for (const { id, status, tokens } of rows)
    if (status !== 200 || tokens.completion === 0)
      problems.push(`${id}: ${status}, ${tokens.completion} tokens`)
}

await askAll(WARM_UP_NUMBERS, WARM_UP)
// The journal reaches the database, and its connections come to rest.
await sleep(3_000)
const before = await service.memory()
latencies.length = 0
const startedAt = performance.now()
await askAll(0, requests)
const seconds = (performance.now() - startedAt) / 1000
await sleep(3_000)
const after = await service.memory()
checkRows(await readRows())
if (after.heldBytes > before.heldBytes + MORE_BYTES) problems.push('the memory has grown')

const sum = (read: (provider: (typeof providers)[number]) => number): number =>
  providers.reduce((total, provider) => total + read(provider), 0)
const sorted = latencies.toSorted((a, b) => a - b)
figure('requests, half streamed', requests)
figure(
  'calls of providers',
  sum(({ calls }) => calls),
)
figure(
  'of them failed',
  `${sum(({ failures }) => failures)} (${((100 * sum(({ failures }) => failures)) / sum(({ calls }) => calls)).toFixed(1)} %)`,
)
figure('seconds', `${seconds.toFixed(1)} (${(requests / seconds).toFixed(0)} requests/s)`)
figure(
  'milliseconds, median and 99th percentile',
  `${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)}, ${sorted[Math.floor(sorted.length * 0.99)]?.toFixed(0)}`,
)
figure('memory held before and after', `${megabytes(before.heldBytes)}, ${megabytes(after.heldBytes)}`)
figure('resident before and after', `${megabytes(before.residentBytes)}, ${megabytes(after.residentBytes)}`)
figure('problems', problems.length)
for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`)

await service.stop()
await Promise.all(providers.map((provider) => provider.close()))
process.exitCode = problems.length === 0 ? 0 : 1
