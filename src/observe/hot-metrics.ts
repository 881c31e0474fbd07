/**
 * Metrics that every request writes several of. prom-client checks and hashes the labels at each call, which takes a
 * microsecond or two; here a call is a look-up and an addition, and a registry of prom-client's reads the figures.
 */
import { Counter, type Metric, type Registry } from 'prom-client'

type Labels<L extends string> = Readonly<Record<L, string>>

interface Description<L extends string> {
  name: string
  help: string
  labelNames: readonly L[]
  registers: readonly Registry[]
}

/** Between label values in a key; no label of ours has it. */
const SEPARATOR = '\u0000'

/** What belongs to each combination of label values, made when it is first asked for. */
const byLabels = <L extends string, V>(names: readonly L[], make: (labels: Labels<L>) => V) => {
  const values = new Map<string, V>()
  return {
    of(labels: Labels<L>): V {
      let key = ''
      for (const name of names) key += labels[name] + SEPARATOR
      const known = values.get(key)
      if (known !== undefined) return known
      const made = make({ ...labels })
      values.set(key, made)
      return made
    },
    all: (): Iterable<V> => values.values(),
  }
}

/** A counter that is cheap to add to. */
export interface HotCounter<L extends string> {
  inc(labels: Labels<L>, value?: number): void
  /** The figures as prom-client gives them. */
  get: Counter<L>['get']
}

export const createHotCounter = <L extends string>(description: Description<L>): HotCounter<L> => {
  const { labelNames, registers, ...named } = description
  const pending = byLabels(labelNames, (labels) => ({ labels, value: 0 }))
  const counter = new Counter<L>({
    ...named,
    labelNames: [...labelNames],
    registers: [...registers],
    collect() {
      for (const each of pending.all()) {
        if (each.value > 0) this.inc(each.labels, each.value)
        each.value = 0
      }
    },
  })
  return {
    inc: (labels, value = 1) => void (pending.of(labels).value += value),
    get: () => counter.get(),
  }
}

/** One line of the exposition format. */
interface Line {
  metricName: string
  labels: Readonly<Record<string, string>>
  value: number
}

interface Figures {
  name: string
  help: string
  type: 'histogram'
  aggregator: 'sum'
  values: Line[]
}

/** A histogram that is cheap to add to. */
export interface HotHistogram<L extends string> {
  observe(labels: Labels<L>, value: number): void
  /** The figures as prom-client gives them. */
  get(): Promise<Figures>
}

export const createHotHistogram = <L extends string>({
  name,
  help,
  labelNames,
  registers,
  buckets,
}: Description<L> & { buckets: readonly number[] }): HotHistogram<L> => {
  const distributions = byLabels(labelNames, (labels) => ({
    labels,
    /** How many fell into each bucket, and last how many above all of them. */
    counts: new Array<number>(buckets.length + 1).fill(0),
    sum: 0,
  }))

  const linesOf = ({ labels, counts, sum }: ReturnType<typeof distributions.of>): Line[] => {
    let count = 0
    const lines = counts.map((each, at): Line => {
      count += each
      return {
        metricName: `${name}_bucket`,
        labels: { le: at < buckets.length ? String(buckets[at]) : '+Inf', ...labels },
        value: count,
      }
    })
    return [
      ...lines,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ]
  }

  const get = (): Promise<Figures> =>
    Promise.resolve({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...distributions.all()].flatMap(linesOf),
    })
  // All that a registry asks of a metric.
  for (const register of registers) register.registerMetric({ name, help, get } as unknown as Metric)

  return {
    observe(labels, value) {
      const distribution = distributions.of(labels)
      let at = 0
      while (at < buckets.length && value > (buckets[at] as number)) at += 1
      distribution.counts[at] = (distribution.counts[at] as number) + 1
      distribution.sum += value
    },
    get,
  }
}
