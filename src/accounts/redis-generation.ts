import { CountersUnavailable } from './counters.js'
import { ACKNOWLEDGE, KNOWN, LEAVE, type Script } from './redis-scripts.js'

/** One key says since when the data are known, and which instances count in them. */
const KNOWN_KEY = 'quota:known'
/** An instance that has not looked for so long is gone; it looks twice a second. */
const ALIVE_MS = 5_000
/** An instance that was there before a loss is waited for this many times longer than the others' time. */
const PATIENCE = 5

/** What Redis says of its data. */
interface Report {
  /** For how many milliseconds it has known them, by its own clock. */
  ageMs: number
  /** Since when: another number is another generation of data. */
  since: number
  /** The instances that have looked lately. */
  alive: string[]
  /** The instances that have brought all they had charged before this generation into the database. */
  done: string[]
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const readReport = (answer: unknown): Report => {
  const [ageMs, since, alive, done] = Array.isArray(answer) ? (answer as unknown[]) : []
  if (typeof ageMs !== 'number' || typeof since !== 'number' || !isStrings(alive) || !isStrings(done))
    throw new CountersUnavailable(new Error('Redis does not say since when it knows its data'))
  return { ageMs, since, alive, done }
}

/** Which data Redis has: they are other ones after it was emptied, restarted (perhaps from an old dump) or replaced. */
export interface Generation {
  /** The key under which this generation has what is called so. */
  key(name: string): Promise<string>
  /** There is a new connection: Redis may be another one. */
  reconnected(): void
  /** @throws CountersUnavailable while the database may lack what other instances charged before a loss */
  requireSettled(): Promise<void>
  /** Tells Redis that this instance is there, and does what is due after a loss. To be called twice a second. */
  look(): Promise<void>
  /** This instance is waited for no more. */
  leave(): Promise<void>
}

/**
 * Keys carry their generation, so that the counts of an old dump are never read: they are lower than the truth. A restart
 * is known by Redis's `run_id`, which is asked for on every connection before anything else.
 *
 * @param run runs a script on keys as they are
 * @param recover brings what this instance has charged into the database, and what it has under way into Redis
 * @param settleMs how long after a loss nothing is filled from the database, for instances that nobody here has seen
 */
export const createGeneration = (
  instance: string,
  run: (script: Script, keys: string[], values: (string | number)[]) => Promise<unknown>,
  recover: () => Promise<void>,
  settleMs: number,
): Generation => {
  let latest: Report | undefined
  /** Instances that were there before the loss and have not said that they are done. */
  let awaited = new Set<string>()
  let hasToRecover = false
  let known: Promise<number> | undefined

  const ask = async (): Promise<Report> => {
    const report = readReport(await run(KNOWN, [KNOWN_KEY], [instance, ALIVE_MS]))
    if (latest !== undefined && latest.since !== report.since) {
      awaited = new Set([...awaited, ...latest.alive])
      awaited.delete(instance)
      hasToRecover = true
    }
    for (const done of report.done) awaited.delete(done)
    latest = report
    known = Promise.resolve(report.since)
    return report
  }

  const sinceNow = (): Promise<number> => {
    if (known !== undefined) return known
    const asked = ask().then(({ since }) => since)
    known = asked
    asked.catch(() => {
      if (known === asked) known = undefined
    })
    return asked
  }

  return {
    key: async (name) => `quota:${await sinceNow()}:${name}`,
    reconnected: () => {
      known = undefined
    },
    async requireSettled() {
      const { ageMs } = await ask()
      if (ageMs < settleMs || (awaited.size > 0 && ageMs < PATIENCE * settleMs))
        throw new CountersUnavailable(
          new Error('Redis has lost its data; the other instances are waited for'),
        )
      awaited.clear()
    },
    async look() {
      const { since } = await ask()
      if (!hasToRecover) return
      await recover()
      const isDone = await run(ACKNOWLEDGE, [KNOWN_KEY], [instance, since])
      if (isDone === 1) hasToRecover = false
    },
    leave: async () => {
      await run(LEAVE, [KNOWN_KEY], [instance])
    },
  }
}
