import { FeatureError } from '../errors.js'

/** What the queue must know of a job. */
export interface Waiting {
  /** Whose call it is. */
  owner: string
  /** Since when it waits, in milliseconds on the clock of `performance.now()`; later where the wait was held up. */
  waitsSince: number
}

/** Jobs that wait for a process: owners take turns, and the jobs of one owner are first in, first out. */
export interface FairQueue<Item extends Waiting> {
  readonly length: number
  /** @throws {FeatureError} 503 when the queue, or the owner's half of it, is full */
  push(item: Item): void
  /** Puts an item that was taken back before all others, whatever the bounds. */
  putBack(item: Item): void
  /** The next item, left in its place: of the owners that may run one, that whose last turn is the longest ago. */
  first(mayRun: (owner: string) => boolean): Item | undefined
  /** Takes an item out, and counts it as a turn of its owner. */
  take(item: Item): void
  /** The owner's job has ended: until now it has had a turn. */
  turnEnded(owner: string): void
  /** Takes out an item that no longer waits. */
  remove(item: Item): void
  /** Takes out all that wait since before a time. */
  takeOverdue(before: number): Item[]
  /** Has those that are held up wait so many milliseconds less. */
  holdUp(ms: number, isHeldUp: (item: Item) => boolean): void
}

/** The refusal of a pool that cannot take a job now. */
export const overloaded = (message: string): FeatureError =>
  new FeatureError(503, 'overloaded', message, { retryAfterSeconds: 2 })

/** Makes a queue. @param longest how many items may wait */
export const createFairQueue = <Item extends Waiting>(longest: number): FairQueue<Item> => {
  const items: Item[] = []
  const longestOfOwner = Math.max(1, Math.floor(longest / 2))
  /** When an owner last had a turn, as a place in the order of turns. */
  const turns = new Map<string, number>()
  let turn = 0

  const turnEnded = (owner: string): void => {
    turn += 1
    // Where nobody waits nobody is owed a turn; so the map cannot grow for ever.
    if (items.length === 0) turns.clear()
    else turns.set(owner, turn)
  }

  const remove = (item: Item): void => {
    const place = items.indexOf(item)
    if (place !== -1) items.splice(place, 1)
  }

  return {
    get length() {
      return items.length
    },
    push: (item) => {
      if (items.length >= longest) throw overloaded('Too many calls are waiting for a process.')
      if (items.filter(({ owner }) => owner === item.owner).length >= longestOfOwner) {
        throw overloaded('Too many of your calls are waiting for a process.')
      }
      items.push(item)
    },
    putBack: (item) => {
      items.unshift(item)
    },
    first: (mayRun) => {
      const firsts = new Map<string, Item>()
      for (const item of items) if (!firsts.has(item.owner)) firsts.set(item.owner, item)
      const lastTurn = ({ owner }: Item): number => turns.get(owner) ?? 0
      // A stable sort: among those without a turn the first in the queue is the first.
      return [...firsts.values()]
        .filter(({ owner }) => mayRun(owner))
        .sort((one, other) => lastTurn(one) - lastTurn(other))[0]
    },
    take: (item) => {
      remove(item)
      turnEnded(item.owner)
    },
    turnEnded,
    remove,
    takeOverdue: (before) => {
      const overdue = items.filter(({ waitsSince }) => waitsSince < before)
      for (const item of overdue) remove(item)
      return overdue
    },
    holdUp: (ms, isHeldUp) => {
      for (const item of items) if (isHeldUp(item)) item.waitsSince += ms
    },
  }
}
