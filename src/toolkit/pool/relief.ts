import type { Home } from './home.js'
import { overloaded } from './queue.js'

/** What is ended first where memory is short: a caller hears nothing of an idle process's end. */
const EXPENDABLE: readonly Home['state'][] = ['idle', 'waiting', 'busy', 'starting']

export const bytesOf = (homes: Iterable<Home>): number =>
  [...homes].reduce((sum, home) => sum + home.residentBytes(), 0)

/**
 * Ends processes until the others fit into the memory: those that have waited go on whenever they are answered, and
 * together they may grow past it.
 */
export const relieveMemory = (homes: Iterable<Home>, memoryBytes: number): void => {
  const alive = [...homes].filter(({ state }) => state !== 'ended')
  let excess = bytesOf(alive) - memoryBytes
  if (excess <= 0) return
  const rank = ({ state }: Home): number => EXPENDABLE.indexOf(state)
  alive.sort((one, other) => rank(one) - rank(other) || other.residentBytes() - one.residentBytes())
  for (const home of alive) {
    if (excess <= 0) return
    excess -= home.residentBytes()
    home.end(overloaded('The features that are being computed need too much memory. Try again.'))
  }
}
