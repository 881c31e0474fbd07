import { createSemaphore, type Release, type Semaphore } from '#flow'
import type { PermitOrder, PermitRequest } from './messages.js'

/** Makes a semaphore whose limit holds for all workers together; those of one name share it. */
export type MakeSemaphore = (name: string, limit: () => number) => Semaphore

/** A worker's side of permits that all workers share. */
export interface Permits {
  semaphore: MakeSemaphore
  hear(order: PermitOrder): void
  close(): void
}

interface Held {
  /** What the primary has lent. */
  permits: number
  taken: number
  /** Whether another worker goes without, so that the next one to become free is given back. */
  owes: boolean
  isAsking: boolean
  usedAt: number
  /** Of the semaphores of this name in which somebody waits, what has them look again; an account's is made anew when it comes again. */
  waiting: Set<() => void>
}

/** What nobody has used for so long is given back. Milliseconds. */
const IDLE_MS = 30_000

const lookEverywhere = ({ waiting }: Held): void => {
  const all = [...waiting]
  // Those that go on waiting come back.
  waiting.clear()
  for (const look of all) look()
}

/** @param send a request to the primary, which answers with orders to {@link Permits.hear} */
export const openPermits = (send: (request: PermitRequest) => void): Permits => {
  const names = new Map<string, Held>()

  const heldOf = (name: string): Held => {
    const known = names.get(name)
    if (known !== undefined) return known
    const held = {
      permits: 0,
      taken: 0,
      owes: false,
      isAsking: false,
      usedAt: 0,
      waiting: new Set<() => void>(),
    }
    names.set(name, held)
    return held
  }

  const giveBack = (name: string, held: Held, permits: number): void => {
    held.owes = false
    held.permits -= permits
    send({ kind: 'permits', name, returned: permits })
  }

  const sweep = setInterval(() => {
    const since = performance.now() - IDLE_MS
    for (const [name, held] of [...names]) {
      if (held.taken > 0 || held.isAsking || held.usedAt > since) continue
      if (held.permits > 0) giveBack(name, held, held.permits)
      names.delete(name)
    }
  }, IDLE_MS).unref()

  const semaphore: MakeSemaphore = (name, limit) => {
    let own = 0
    // Of the same name there may be another semaphore whose last permits are still out.
    const inner = createSemaphore(() => {
      const { permits, taken } = heldOf(name)
      return Math.min(limit(), permits - (taken - own))
    })
    const ask = (): void => {
      const held = heldOf(name)
      if (inner.waiting === 0) return
      held.waiting.add(lookAgain)
      if (held.isAsking || held.taken < held.permits) return
      held.isAsking = true
      send({ kind: 'permits', name, limit: limit() })
    }
    const lookAgain = (): void => {
      inner.admit()
      ask()
    }
    const taken = (release: Release): Release => {
      const held = heldOf(name)
      held.taken += 1
      own += 1
      held.usedAt = performance.now()
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        held.taken -= 1
        own -= 1
        // First, or one who waits here would have it.
        if (held.owes && held.permits > held.taken) giveBack(name, held, 1)
        release()
        ask()
        lookEverywhere(held)
      }
    }
    return {
      get taken() {
        return inner.taken
      },
      get waiting() {
        return inner.waiting
      },
      get isFull() {
        return inner.isFull
      },
      tryAcquire() {
        const release = inner.tryAcquire()
        return release && taken(release)
      },
      queue(share, onPermit) {
        const takeBack = inner.queue(share, (release) => onPermit(taken(release)))
        ask()
        return takeBack
      },
      acquire(signal) {
        const acquired = inner.acquire(signal).then(taken)
        ask()
        return acquired
      },
      idle: inner.idle,
      admit: inner.admit,
    }
  }

  return {
    semaphore,
    hear(order) {
      const held = heldOf(order.name)
      if (order.order === 'lent') {
        held.isAsking = false
        held.permits += order.permits
        held.usedAt = performance.now()
        lookEverywhere(held)
        return
      }
      const idle = held.permits - held.taken
      if (idle > 0) giveBack(order.name, held, Math.ceil(idle / 2))
      else if (held.permits > 0) held.owes = true
    },
    close: () => clearInterval(sweep),
  }
}
