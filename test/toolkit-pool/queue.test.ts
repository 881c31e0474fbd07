import { expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import { createFairQueue } from '../../src/toolkit/pool/queue.js'

const item = (owner: string, name: number, waitsSince = 0) => ({ owner, name, waitsSince })
type Item = ReturnType<typeof item>

const queueOf = (longest: number, ...items: Item[]) => {
  const queue = createFairQueue<Item>(longest)
  for (const each of items) queue.push(each)
  return queue
}
const anyone = (): boolean => true

/** Takes out everything that these owners may run. */
const drain = (queue: ReturnType<typeof queueOf>, mayRun: (owner: string) => boolean = anyone): string[] => {
  const taken: string[] = []
  for (let next = queue.first(mayRun); next !== undefined; next = queue.first(mayRun)) {
    queue.take(next)
    taken.push(`${next.owner}${next.name}`)
  }
  return taken
}

it('owners take turns, and the jobs of each are first in, first out', () => {
  const items = [item('a', 1), item('a', 2), item('a', 3), item('b', 1), item('c', 1), item('b', 2)]
  expect(drain(queueOf(12, ...items))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('an owner whose job has just ended comes after one who has had none', () => {
  const queue = queueOf(8, item('a', 2), item('b', 1))
  queue.turnEnded('a')
  expect(drain(queue)).toEqual(['b1', 'a2'])
})

it('owners who may not run keep their places', () => {
  const queue = queueOf(8, item('a', 1), item('b', 1), item('a', 2))
  expect(drain(queue, (owner) => owner !== 'a')).toEqual(['b1'])
  expect(drain(queue)).toEqual(['a1', 'a2'])
})

it('an owner may have half of the places, and all owners together all', () => {
  const queue = queueOf(5, item('a', 1), item('a', 2))
  const own = new FeatureError(503, 'overloaded', 'Too many of your calls are waiting for a process.', {
    retryAfterSeconds: 2,
  })
  expect(() => queue.push(item('a', 3))).toThrow(own)
  for (const owner of ['b', 'c', 'd']) queue.push(item(owner, 1))
  expect(() => queue.push(item('e', 1))).toThrow('Too many calls are waiting for a process.')
  expect(queue.length).toBe(5)
})

it('what is put back comes first of its owner, even where the queue is full', () => {
  const queue = queueOf(2, item('a', 2), item('b', 1))
  queue.putBack(item('a', 1))
  expect(drain(queue)).toEqual(['a1', 'b1', 'a2'])
})

it('does not count what it is held up', () => {
  const queue = queueOf(8, item('a', 1, 10), item('b', 1, 10))
  queue.holdUp(25, ({ owner }) => owner === 'a')
  expect(queue.takeOverdue(35).map(({ owner }) => owner)).toEqual(['b'])
  expect(queue.takeOverdue(36).map(({ owner }) => owner)).toEqual(['a'])
})

it('gives up what is overdue, and what no longer waits', () => {
  const leaving = item('a', 2, 20)
  const queue = queueOf(8, item('a', 1, 10), leaving, item('b', 1, 30), item('c', 1, 40))
  queue.remove(leaving)
  queue.remove(leaving)
  expect(queue.takeOverdue(35).map(({ owner }) => owner)).toEqual(['a', 'b'])
  expect(drain(queue)).toEqual(['c1'])
})
