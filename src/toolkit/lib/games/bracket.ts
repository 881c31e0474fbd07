/** A match of a single-elimination bracket. Matches are numbered round by round from the top. */
export interface BracketMatch {
  id: number
  round: number
  home: string | null
  away: string | null
  homeFrom: number | null
  awayFrom: number | null
  bye: boolean
  nextMatch: number | null
}

export interface Bracket {
  size: number
  rounds: number
  matches: BracketMatch[]
}

/** Seeds in the order of the first round, so that the best meet last: of 8 they are 1 8 4 5 2 7 3 6. */
const seeding = (size: number): number[] => {
  let seeds = [1]
  while (seeds.length < size) {
    const sum = 2 * seeds.length + 1
    seeds = seeds.flatMap((seed) => [seed, sum - seed])
  }
  return seeds
}

/** The number of the first match of a round, counted from 1. */
const firstOf = (round: number, size: number): number => size - size / 2 ** (round - 1) + 1

const nextOf = (id: number, round: number, rounds: number, size: number): number | null =>
  round === rounds ? null : firstOf(round + 1, size) + Math.floor((id - firstOf(round, size)) / 2)

/** @param names in seed order, two or more */
export const bracketOf = (names: readonly string[]): Bracket => {
  const rounds = Math.ceil(Math.log2(names.length))
  const size = 2 ** rounds
  const seeds = seeding(size)
  const matches: BracketMatch[] = []
  /** Who goes on without a match. */
  const advances = (id: number): string | null => {
    const match = matches[id - 1]
    return match?.bye === true ? match.home : null
  }
  for (let round = 1; round <= rounds; round++) {
    for (let index = 0; index < size / 2 ** round; index++) {
      const id = matches.length + 1
      const nextMatch = nextOf(id, round, rounds, size)
      if (round === 1) {
        const [one = 1, other = 2] = seeds.slice(2 * index, 2 * index + 2).toSorted((a, b) => a - b)
        const away = names[other - 1] ?? null
        const home = names[one - 1] ?? null
        matches.push({ id, round, home, away, homeFrom: null, awayFrom: null, bye: away === null, nextMatch })
      } else {
        const homeFrom = firstOf(round - 1, size) + 2 * index
        const awayFrom = homeFrom + 1
        const [home, away] = [advances(homeFrom), advances(awayFrom)]
        matches.push({ id, round, home, away, homeFrom, awayFrom, bye: false, nextMatch })
      }
    }
  }
  return { size, rounds, matches }
}
