import type { PermitOrder, PermitRequest } from './messages.js'

/** The primary's side of permits that all workers share: how many of each kind every worker holds. */
export interface PermitOffice {
  hear(worker: number, request: PermitRequest): void
  /** A worker has ended: what it held is free. */
  left(worker: number): void
}

interface Kind {
  limit: number
  held: Map<number, number>
  /** Workers that wait for a permit, the first in line first. */
  line: number[]
}

const sumOf = ({ held }: Kind): number => [...held.values()].reduce((sum, permits) => sum + permits, 0)

/**
 * Lends permits so that all workers together never hold more than the limit of a kind. A worker keeps what it has been
 * lent, so that it need not ask at every request; when another one goes without, it is asked to give some back.
 *
 * @param send an order to a worker
 */
export const createPermitOffice = (
  workers: number,
  send: (worker: number, order: PermitOrder) => void,
): PermitOffice => {
  const kinds = new Map<string, Kind>()

  const lend = (name: string, kind: Kind, worker: number, permits: number): void => {
    kind.held.set(worker, (kind.held.get(worker) ?? 0) + permits)
    send(worker, { order: 'lent', name, permits })
  }

  const serveLine = (name: string, kind: Kind): void => {
    for (let free = kind.limit - sumOf(kind); free > 0; free -= 1) {
      const worker = kind.line.shift()
      if (worker === undefined) break
      lend(name, kind, worker, 1)
    }
    if (kind.line.length === 0) {
      if (sumOf(kind) === 0) kinds.delete(name)
      return
    }
    for (const [worker, permits] of kind.held)
      if (permits > 0 && kind.line.some((each) => each !== worker)) send(worker, { order: 'give back', name })
  }

  const takeBack = (kind: Kind, worker: number, permits: number): void => {
    const left = (kind.held.get(worker) ?? 0) - permits
    if (left > 0) kind.held.set(worker, left)
    else kind.held.delete(worker)
  }

  return {
    hear(worker, request) {
      const { name } = request
      const kind: Kind = kinds.get(name) ?? { limit: 0, held: new Map(), line: [] }
      kinds.set(name, kind)
      if ('returned' in request) takeBack(kind, worker, request.returned)
      else {
        kind.limit = request.limit
        // A part of what is free, so that both sides seldom ask, and one that comes later finds some too.
        const share = Math.max(1, Math.floor(kind.limit / (2 * workers)))
        const permits = Math.min(kind.limit - sumOf(kind), share)
        if (permits > 0 && kind.line.length === 0) return lend(name, kind, worker, permits)
        if (!kind.line.includes(worker)) kind.line.push(worker)
      }
      serveLine(name, kind)
    },
    left(worker) {
      for (const [name, kind] of [...kinds]) {
        kind.held.delete(worker)
        kind.line = kind.line.filter((each) => each !== worker)
        serveLine(name, kind)
      }
    },
  }
}
