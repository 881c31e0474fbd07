export interface Pairing {
  home: string
  away: string
}

export interface RobinRound {
  round: number
  /** Who has no match. */
  bye: string | null
  matches: Pairing[]
}

const pairingsOf = (places: readonly (string | null)[], round: number): RobinRound => {
  const half = places.length / 2
  const pairs = places.slice(0, half).map((first, index) => {
    const last = places[places.length - 1 - index] ?? null
    return index === 0 && round % 2 === 0 ? [last, first] : [first, last]
  })
  const alone = pairs.find((pair) => pair.includes(null))
  return {
    round,
    bye: alone?.find((name) => name !== null) ?? null,
    matches: pairs.flatMap(([home = null, away = null]) =>
      home === null || away === null ? [] : [{ home, away }],
    ),
  }
}

/** Every name meets every other once, by the circle method: place 1 stays, the last place moves to place 2. */
export const roundRobin = (names: readonly string[]): RobinRound[] => {
  let places: (string | null)[] = names.length % 2 === 0 ? [...names] : [...names, null]
  return Array.from({ length: places.length - 1 }, (_, index) => {
    const round = pairingsOf(places, index + 1)
    places = [...places.slice(0, 1), ...places.slice(-1), ...places.slice(1, -1)]
    return round
  })
}

/** The same rounds again with home and away swapped. */
export const returnLegs = (rounds: readonly RobinRound[]): RobinRound[] =>
  rounds.map(({ round, bye, matches }) => ({
    round: round + rounds.length,
    bye,
    matches: matches.map(({ home, away }) => ({ home: away, away: home })),
  }))
