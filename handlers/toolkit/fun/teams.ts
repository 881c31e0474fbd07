import { feature, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const [FEWEST, MOST] = [2, 200]
const DECIMALS = 4

interface Player {
  name: string
  rating: Decimal | null
}

const playersOf = (list: string, ratings: string | undefined): Player[] => {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length < FEWEST || names.length > MOST) {
    unprocessable(`Teams need ${FEWEST} to ${MOST} names, not ${names.length}.`)
  }
  const written = ratings?.split(',')
  if (written !== undefined && written.length !== names.length) {
    unprocessable(`There are ${written.length} ratings for ${names.length} names.`)
  }
  return names.map((name, index) => {
    const rating = written?.[index]
    return { name, rating: rating === undefined ? null : new Decimal(rating) }
  })
}

/** The team that is next: 0, 1, ..., n - 1, and in a snake back again. */
const teamAt = (place: number, teams: number, isSnake: boolean): number => {
  const column = place % teams
  return isSnake && Math.floor(place / teams) % 2 === 1 ? teams - 1 - column : column
}

const strengthOf = (members: readonly Player[]): number | null => {
  const ratings = members.flatMap(({ rating }) => (rating === null ? [] : [rating]))
  if (ratings.length === 0) return null
  const strength = rounded(
    ratings.reduce((sum, rating) => sum.plus(rating)),
    DECIMALS,
  )
  return Number.isFinite(strength) ? strength : unprocessable('The ratings are too large to be added.')
}

export default feature('rest_fun_teams', ({ names, teams: count, ratings, seed }) => {
  const players = playersOf(names, ratings)
  if (count > players.length) unprocessable(`${count} teams are more than the ${players.length} names.`)
  const draws = seededDraws(seed)
  const dealt = draws.shuffle(players)
  if (ratings !== undefined) dealt.sort((a, b) => (b.rating ?? new Decimal(0)).comparedTo(a.rating ?? 0))
  const teams = Array.from({ length: count }, (): Player[] => [])
  for (const [place, player] of dealt.entries())
    teams[teamAt(place, count, ratings !== undefined)]?.push(player)
  return {
    count,
    teams: teams.map((members, index) => ({
      number: index + 1,
      size: members.length,
      rating: strengthOf(members),
      members: members.map(({ name }) => name),
    })),
    seed: draws.seed,
  }
})
