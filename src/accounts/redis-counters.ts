import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { createClient } from '@redis/client'
import type { Logger } from '#observe'
import {
  CountersUnavailable,
  LARGEST_MINUTE,
  LEASE_MS,
  SHARED_WINDOWS,
  wantOf,
  type Counters,
  type Lease,
  type Outcome,
  type Subject,
} from './counters.js'
import { createGeneration } from './redis-generation.js'
import { createPatience } from './redis-patience.js'
import { GIVE_BACK, HIT, INIT, READ, RENEW, RESTORE, SETTLE, TAKE, type Script } from './redis-scripts.js'
import { DAY_MS, dayOf, firstRefusing, MINUTE_MS, minuteOf, type Counts } from './windows.js'

const TIMEOUT_MS = 250
const RETRY_MS = 1000
/**
 * After a loss of data, until instances that nobody here has seen have copied what they had charged, which each does four
 * times a second. Those that were seen say when they have done it, and are waited for longer.
 */
const SETTLE_MS = 3000
/** Between two checks whether Redis has lost its data. */
const LOOK_MS = 500
/** Keys outlive their window: the clocks of instances and of Redis differ. */
const SLACK_SECONDS = 120

/** Unix seconds at which a window's key may go. */
const endOf = (window: number, length: number): number => ((window + 1) * length) / 1000 + SLACK_SECONDS

/** A subject's keys lie in one slot of a Redis cluster: the braces. */
const keysOf = (subject: Subject, minute: number, day: number): string[] => [
  `{${subject}}:minute:${minute}`,
  `{${subject}}:day:${day}`,
  `{${subject}}:leases:${day}`,
]

const leaseKeys = ({ subject, minute, day }: Lease): string[] => keysOf(subject, minute, day)
const memberOf = ({ id, requests, tokens }: Lease): string => `${id}:${requests}:${tokens}`

const limitOf = (limit: number | null): string => String(limit ?? -1)

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number')

const countsOf = ([minute = 0, day = 0, tokens = 0]: number[]): Counts => ({ minute, day, tokens })

/**
 * Counters that all instances share. A command waits at most 250 ms unless told otherwise, and none is queued while Redis is away; then
 * everything rejects with {@link CountersUnavailable}: counting locally instead would let callers past their limits.
 * `pastUse` reads from the database what a subject had used of the minute and the day that hold a time, for a day whose
 * key is not there; while Redis has lost its data lately, that too rejects, since the database lacks what others copy.
 */
export const createRedisCounters = (
  url: string,
  {
    instance,
    pastUse,
    copy,
    log,
    settleMs = SETTLE_MS,
    timeoutMs = TIMEOUT_MS,
  }: {
    /** Its name among those that share this Redis. */
    instance: string
    pastUse: (subject: Subject, at: number) => Promise<Counts>
    /** Brings all that this instance has charged into the database. */
    copy: () => Promise<void>
    log: Logger
    /** How long nothing is filled from the database after Redis has lost its data. */
    settleMs?: number
    /** How long a command may take. */
    timeoutMs?: number
  },
): Counters & { settled: () => Promise<void> } => {
  let isClosing = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 5000, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1000) },
  })
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway) log.error({ err: error }, 'Redis is away: requests that need a quota are answered with 503')
    isAway = true
  })
  client.on('ready', () => {
    generation.reconnected()
    if (isAway) log.info('Redis is back')
    isAway = false
  })
  // Only `close` ends the attempts to connect, and the failed ones reach the error event above.
  client.connect().catch((error: unknown) => {
    if (!isClosing) log.error({ err: error }, 'Redis refuses the connection for good')
  })

  /** Runs a script on keys that are found when it is sent. */
  const evaluate = async (
    { source, digest }: Script,
    keys: () => Promise<string[]>,
    values: (string | number)[],
  ): Promise<unknown> => {
    const options = async () => ({ keys: await keys(), arguments: values.map(String) })
    return client.evalSha(digest, await options()).catch(async (error: Error) => {
      if (error.message.startsWith('NOSCRIPT')) return client.eval(source, await options())
      throw error
    })
  }

  const { inTime, tellOfLate } = createPatience(timeoutMs, log)

  /** The open leases of this instance. */
  const open = new Set<Lease>()

  const restore = async (lease: Lease): Promise<void> => {
    const { day, requests, tokens } = lease
    const values = [memberOf(lease), Date.now() + LEASE_MS, requests, tokens, endOf(day, DAY_MS)]
    await run(RESTORE, leaseKeys(lease), values)
    if (open.has(lease)) return
    // Settled meanwhile, it would be kept until it expires.
    const ending = [Date.now(), memberOf(lease), requests, tokens, 'abandoned', 0, 0, 0]
    await run(SETTLE, leaseKeys(lease), ending)
  }

  const generation = createGeneration(
    instance,
    (script, keys, values) => inTime(evaluate(script, () => Promise.resolve(keys), values)),
    async () => {
      for (const lease of open) await restore(lease)
      await copy()
    },
    settleMs,
  )

  const run = (script: Script, names: string[], values: (string | number)[]): Promise<unknown> =>
    inTime(evaluate(script, () => Promise.all(names.map((name) => generation.key(name))), values))

  // What fails is tried at the next look.
  const looking = setInterval(() => {
    tellOfLate()
    void generation.look().catch(() => undefined)
  }, LOOK_MS).unref()

  const filling = new Map<string, Promise<unknown>>()

  /** Puts what the database knows of a subject into Redis; of many that miss it at once, one asks for all. */
  const fill = (subject: Subject, keys: string[], now: number): Promise<unknown> => {
    const name = keys.join()
    const running = filling.get(name)
    if (running !== undefined) return running
    const filled = generation
      .requireSettled()
      .then(() => pastUse(subject, now))
      .catch((error: unknown) => {
        throw error instanceof CountersUnavailable ? error : new CountersUnavailable(error)
      })
      .then(({ minute, day, tokens }) =>
        run(INIT, keys, [minute, day, tokens, endOf(minuteOf(now), MINUTE_MS), endOf(dayOf(now), DAY_MS)]),
      )
      .finally(() => filling.delete(name))
    filling.set(name, filled)
    return filled
  }

  /** Runs a script that needs the day's key, after filling it from the database where it is missing. */
  const runOnDay = async (
    script: Script,
    subject: Subject,
    keys: string[],
    now: number,
    values: (string | number)[],
  ) => {
    const first = await run(script, keys, values)
    if (first !== null) return first
    await fill(subject, keys, now)
    return run(script, keys, values)
  }

  const numbers = (answer: unknown): number[] => {
    if (!isNumbers(answer)) throw new CountersUnavailable(new Error('Redis lost a key between two commands'))
    return answer
  }

  const settle = async (lease: Lease, outcome: Outcome, now: number, attempt: number): Promise<void> => {
    const ending = typeof outcome === 'string' ? [outcome, 0] : ['charged', outcome.tokens]
    const values = [
      now,
      memberOf(lease),
      lease.requests,
      lease.tokens,
      ...ending,
      attempt === 1 ? 1 : 0,
      wantOf(lease).minute,
    ]
    await run(SETTLE, leaseKeys(lease), values).catch(async (error: unknown) => {
      // After the lease's time there is nothing left to settle: Redis has given it back.
      if (isClosing || attempt * RETRY_MS > LEASE_MS) throw error
      await sleep(RETRY_MS, undefined, { ref: false })
      return settle(lease, outcome, now, attempt + 1)
    })
  }

  return {
    settled: async () => {
      const until = performance.now() + settleMs + TIMEOUT_MS
      while (performance.now() < until) {
        const [known] = await Promise.allSettled([generation.requireSettled()])
        if (known.status === 'fulfilled') return
        await sleep(Math.min(100, settleMs))
      }
    },

    take: async (lease, limits, now) => {
      const answer = await runOnDay(TAKE, lease.subject, leaseKeys(lease), now, [
        now,
        memberOf(lease),
        lease.requests,
        lease.tokens,
        limitOf(limits.minute),
        limitOf(limits.day),
        limitOf(limits.tokens),
        now + LEASE_MS,
        endOf(lease.minute, MINUTE_MS),
        endOf(lease.day, DAY_MS),
        wantOf(lease).minute,
      ])
      const [isTaken, ...rest] = numbers(answer)
      const used = countsOf(rest)
      if (isTaken === 1) {
        open.add(lease)
        return { refused: null, used }
      }
      return {
        refused: firstRefusing(limits, used, wantOf(lease)),
        used,
      }
    },

    settle: (lease, outcome, now) => {
      open.delete(lease)
      return settle(lease, outcome, now, 1)
    },

    renew: async (leases, now) => {
      await Promise.all(
        leases.map((lease) => run(RENEW, leaseKeys(lease), [memberOf(lease), now + LEASE_MS])),
      )
    },

    giveBack: async (subject, requests, now) => {
      await run(GIVE_BACK, keysOf(subject, minuteOf(now), dayOf(now)), [requests])
    },

    read: async (subject, now) => {
      const keys = keysOf(subject, minuteOf(now), dayOf(now))
      return countsOf(numbers(await runOnDay(READ, subject, keys, now, [now])))
    },

    hit: async (name, now) => {
      const minute = minuteOf(now)
      const shared = `shared:${crc32(name) % SHARED_WINDOWS}`
      const count = await run(
        HIT,
        [`hits:${minute}`],
        [name, shared, LARGEST_MINUTE, endOf(minute, MINUTE_MS)],
      )
      if (typeof count !== 'number') throw new CountersUnavailable(new Error('Redis gave no count'))
      return count
    },

    close: async () => {
      isClosing = true
      clearInterval(looking)
      // Where Redis is away, the others wait for this instance as long as for one that crashed.
      await generation.leave().catch(() => undefined)
      tellOfLate()
      client.destroy()
    },
  }
}
