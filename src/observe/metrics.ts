import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { createHotCounter, createHotHistogram, type HotCounter, type HotHistogram } from './hot-metrics.js'

/** Prometheus metrics of one process; labels never hold a caller's input. */
export interface Metrics {
  registry: Registry
  /** Seconds by operationId (`unknown` where no operation matched), method and status. */
  requests: HotHistogram<'operation' | 'method' | 'status'>
  /** Calls to upstream providers by outcome: `ok` once the answer is whole, `abandoned` where the client left, or the class of failure. */
  attempts: HotCounter<'provider' | 'outcome'>
  /** Requests answered by another provider than the first tried. */
  failovers: Counter<'operation'>
  /** Tokens metered, by direction (`prompt`, `completion`). */
  tokens: HotCounter<'direction'>
  /** What was charged, in IDR, by plan. */
  cost: HotCounter<'plan'>
  /** Seconds until a request had a place: with its account (`account`), in this process (`process`), with a provider (`provider`). */
  queueWaits: HotHistogram<'queue' | 'plan'>
  /** Streams being sent now. */
  openStreams: Gauge
  /** Calls of the toolkit's public upstreams by outcome. */
  upstreamCalls: Counter<'upstream' | 'outcome'>
  /** Runs of the tasks that remove what has ended, by how they ended. */
  retentionRuns: Counter<'task' | 'outcome'>
  /** Attempts to deliver webhooks and mail: `delivered`, `failed` (to be tried again), `dead` (given up), `postponed`. */
  messageAttempts: Counter<'channel' | 'outcome'>
  /** Reads what waits to be delivered whenever the metrics are read; without a figure while it cannot be read. */
  watchMessages(channel: Channel, read: () => Promise<MessageFigures>): void
  /** Reads the pool of heavy features whenever the metrics are read. */
  watchPool(read: () => PoolFigures): void
  /** Reads the gateway's queues and circuits whenever the metrics are read; the latest reader counts. */
  watchGateway(read: () => GatewayFigures): void
}

/** By which way messages leave. */
export type Channel = 'webhook' | 'mail'

/** What came of an attempt to deliver a message, as `messageAttempts` counts it. */
export type MessageOutcome = 'delivered' | 'failed' | 'dead' | 'postponed'

/** Messages that are stored. */
export interface MessageFigures {
  /** Those that are still to be delivered. */
  pending: number
  /** Seconds since the oldest of them was written; 0 where there is none. */
  oldestSeconds: number
  /** Those that were given up and not removed yet. */
  dead: number
}

/** Figures of routing. */
export interface GatewayFigures {
  /** Requests that wait now, by queue as in `queueWaits`. */
  waiting: Readonly<Record<string, number>>
  /** Models that were called, by provider and state of their circuit. */
  circuits: Iterable<readonly [provider: string, states: Readonly<Record<string, number>>]>
}

/** Figures of the processes that compute heavy features. */
export interface PoolFigures {
  processes: number
  busy: number
  queued: number
  residentBytes: number
}

/** For so long figures are told again: whoever reads the metrics must not work the database. */
const TOLD_MS = 2_000

/** Gauges of what is stored, of every channel that is watched. */
const watchMessages = (registers: Registry[]): Metrics['watchMessages'] => {
  const readers = new Map<Channel, () => Promise<MessageFigures | null>>()
  const figures = [
    ['messages_pending', 'Webhooks and mail that are still to be delivered.', 'pending'],
    ['messages_oldest_pending_seconds', 'Age of the oldest of them.', 'oldestSeconds'],
    ['messages_dead', 'Webhooks and mail that were given up and are still kept.', 'dead'],
  ] as const
  for (const [name, help, member] of figures) {
    new Gauge({
      name,
      help,
      labelNames: ['channel'],
      // Every worker of a server reads the same.
      aggregator: 'max',
      registers,
      async collect() {
        const read = [...readers].map(async ([channel, reader]) => [channel, await reader()] as const)
        const found = await Promise.all(read)
        this.reset()
        for (const [channel, value] of found) if (value !== null) this.set({ channel }, value[member])
      },
    })
  }
  return (channel, read) => {
    let told: { at: number; value: Promise<MessageFigures | null> } | undefined
    readers.set(channel, () => {
      const now = Date.now()
      if (told === undefined || now - told.at > TOLD_MS) told = { at: now, value: read().catch(() => null) }
      return told.value
    })
  }
}

/** Makes a registry of its own, so that several servers in one process (tests) do not share counters. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  let readGateway = (): GatewayFigures => ({ waiting: {}, circuits: [] })
  new Gauge({
    name: 'gateway_queue_length',
    help: 'Requests that wait for a place.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of Object.entries(readGateway().waiting)) this.set({ queue }, length)
    },
  })
  new Gauge({
    name: 'gateway_circuits',
    help: 'Models by the state of their circuit.',
    labelNames: ['provider', 'state'],
    // Workers of a server tell each other how calls end.
    aggregator: 'max',
    registers,
    collect() {
      this.reset()
      for (const [provider, states] of readGateway().circuits)
        for (const [state, models] of Object.entries(states)) this.set({ provider, state }, models)
    },
  })
  return {
    registry,
    requests: createHotHistogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the end of its answer.',
      labelNames: ['operation', 'method', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers,
    }),
    attempts: createHotCounter({
      name: 'gateway_upstream_attempts_total',
      help: 'Calls to upstream providers by outcome.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    failovers: new Counter({
      name: 'gateway_failovers_total',
      help: 'Requests answered by another provider than the first tried.',
      labelNames: ['operation'],
      registers,
    }),
    tokens: createHotCounter({
      name: 'gateway_tokens_total',
      help: 'Tokens metered.',
      labelNames: ['direction'],
      registers,
    }),
    cost: createHotCounter({
      name: 'gateway_cost_idr_total',
      help: 'What was charged, in IDR.',
      labelNames: ['plan'],
      registers,
    }),
    queueWaits: createHotHistogram({
      name: 'gateway_queue_wait_seconds',
      help: 'Time until a request had a place with its account, in this process, and with a provider.',
      labelNames: ['queue', 'plan'],
      buckets: [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10],
      registers,
    }),
    openStreams: new Gauge({ name: 'gateway_open_streams', help: 'Streams being sent now.', registers }),
    upstreamCalls: new Counter({
      name: 'toolkit_upstream_calls_total',
      help: "Calls of the toolkit's public upstreams by outcome.",
      labelNames: ['upstream', 'outcome'],
      registers,
    }),
    retentionRuns: new Counter({
      name: 'retention_runs_total',
      help: 'Runs of the tasks that remove what has ended.',
      labelNames: ['task', 'outcome'],
      registers,
    }),
    messageAttempts: new Counter({
      name: 'message_attempts_total',
      help: 'Attempts to deliver webhooks and mail, by what came of them.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    watchMessages: watchMessages(registers),
    watchPool: (read) => {
      const figures = [
        ['processes', 'Processes that compute heavy features.', 'processes'],
        ['busy', 'Processes that compute one now.', 'busy'],
        ['queued', 'Calls that wait for a process.', 'queued'],
        ['resident_bytes', 'Memory that the processes occupy.', 'residentBytes'],
      ] as const
      for (const [name, help, member] of figures) {
        new Gauge({
          name: `toolkit_pool_${name}`,
          help,
          registers,
          collect() {
            this.set(read()[member])
          },
        })
      }
    },
    watchGateway: (read) => {
      readGateway = read
    },
  }
}
