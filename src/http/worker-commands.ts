import { AggregatorRegistry } from 'prom-client'
import type { Accounts, ControlCommands } from '#accounts'
import type { Peers } from '#cluster'
import type { Gateway } from '#gateway'
import type { Metrics } from '#observe'
import type { Store } from '#store'
import type { Drain } from './drain.js'

/** What a worker says of its process. */
export interface WorkerState {
  isDraining: boolean
  residentBytes: number
}

interface Parts {
  store: Pick<Store, 'journal'>
  accounts: Pick<Accounts, 'refresh'>
  gateway: Pick<Gateway, 'providers' | 'hear'>
  metrics: Metrics
  drain: Pick<Drain, 'isDraining' | 'set'>
}

/** What the workers of one server ask of each other, on their control sockets. */
export const workerCommands = ({ store, accounts, gateway, metrics, drain }: Parts): ControlCommands => ({
  'GET /worker': (): Promise<WorkerState> =>
    Promise.resolve({ isDraining: drain.isDraining(), residentBytes: process.memoryUsage.rss() }),
  'GET /worker/metrics': () => metrics.registry.getMetricsAsJSON(),
  'GET /worker/providers': () => Promise.resolve(gateway.providers()),
  'POST /worker/drain': ({ is_draining: isDraining }) => {
    drain.set(isDraining === true)
    return Promise.resolve({})
  },
  'POST /worker/calls': (message) => {
    gateway.hear(message)
    return Promise.resolve({})
  },
  /** Another one has changed the database, and whoever asked for it wants to see it at once. */
  'POST /worker/refresh': async () => {
    await Promise.all([accounts.refresh(), store.journal.flush()])
    return {}
  },
})

type MetricsAsJson = Awaited<ReturnType<Metrics['registry']['getMetricsAsJSON']>>

/** The metrics of all workers as one text; what they all read from the same place counts once. */
export const readMetrics = async ({ registry }: Metrics, peers: Peers): Promise<string> => {
  if (peers.count === 0) return registry.metrics()
  const [own, others] = await Promise.all([
    registry.getMetricsAsJSON(),
    peers.ask<MetricsAsJson>('GET', '/worker/metrics'),
  ])
  return AggregatorRegistry.aggregate([own, ...others]).metrics()
}
