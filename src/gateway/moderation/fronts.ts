import { transitionsOf, type State } from './machine.js'
import { MOST_GAP } from './phrase.js'

/** A place within the phrases. */
interface Place<T> {
  id: number
  state: State<T | true>
  /** Where it goes on when the list that the state belongs to has matched; null outside of lists. */
  then: Place<T> | null
  /** Words that a gap before the state may still leave out. */
  skips: number
  /** The places that go on here, by state and words left out. */
  within: Map<number, Place<T>>
}

/** All places that the same words lead to. */
export interface Front<T> {
  places: readonly Place<T>[]
  /** The values of the phrases that end here. */
  values: readonly T[]
  /** By the next word; null for nowhere. */
  next: Map<number, Front<T> | null>
}

/** The fronts of a machine, each made when a text first needs it. */
export interface Fronts<T> {
  /** Where phrases begin. To be called again for each piece of text, since old fronts are dropped when there are many. */
  begin(): Front<T>
  step(front: Front<T>, word: number): Front<T> | null
}

/** At so many steps between fronts, some 10 MB, they are made anew. */
const MOST_STEPS = 100_000

export const createFronts = <T>(root: State<T>): Fronts<T> => {
  let places = 0
  let steps = 0
  let outside = new Map<number, Place<T>>()
  let known = new Map<string, Front<T>>()

  const placeAt = (state: State<T | true>, then: Place<T> | null, skips = 0): Place<T> => {
    const beside = then === null ? outside : then.within
    const key = state.id * (MOST_GAP + 1) + skips
    let place = beside.get(key)
    if (place === undefined) {
      place = { id: places++, state, then, skips, within: new Map() }
      beside.set(key, place)
    }
    return place
  }

  /** Adds a place and those that are reached from it without a word. */
  const reach = (place: Place<T>, reached: Set<Place<T>>, values: Set<T>): void => {
    if (reached.has(place)) return
    reached.add(place)
    const { state, then, skips } = place
    if (skips > 0) {
      reach(placeAt(state, then), reached, values)
      return
    }
    if (state.values.length > 0) {
      if (then !== null) reach(then, reached, values)
      else for (const value of state.values) values.add(value as T)
    }
    for (const gap of state.gaps) reach(placeAt(gap, then, MOST_GAP), reached, values)
  }

  const frontOf = (led: readonly Place<T>[]): Front<T> => {
    const key = [...new Set(led.map(({ id }) => id))].sort((a, b) => a - b).join(' ')
    let front = known.get(key)
    if (front === undefined) {
      const reached = new Set<Place<T>>()
      const values = new Set<T>()
      for (const place of led) reach(place, reached, values)
      const alive = [...reached].filter(({ state, skips }) => skips > 0 || state.transitions.length > 0)
      front = { places: alive, values: [...values], next: new Map() }
      known.set(key, front)
    }
    return front
  }

  /** Adds the places that a word leads to from a state, and from within the lists that it begins. */
  const follow = (state: State<T | true>, then: Place<T> | null, word: number, led: Place<T>[]): void => {
    for (const { matcher, to } of transitionsOf(state, word)) {
      if (matcher.words.has(word)) led.push(placeAt(to, then))
      if (matcher.phrases !== null) follow(matcher.phrases, placeAt(to, then), word, led)
    }
  }

  let first = frontOf([placeAt(root, null)])
  return {
    begin() {
      if (steps > MOST_STEPS) {
        steps = 0
        outside = new Map()
        known = new Map()
        first = frontOf([placeAt(root, null)])
      }
      return first
    },
    step(front, word) {
      let to = front.next.get(word)
      if (to === undefined) {
        const led: Place<T>[] = []
        for (const { state, then, skips } of front.places)
          if (skips > 0) led.push(placeAt(state, then, skips - 1))
          else follow(state, then, word, led)
        to = led.length === 0 ? null : frontOf(led)
        front.next.set(word, to)
        steps += 1
      }
      return to
    },
  }
}
