import { feature, invalidParameter } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { glicko2, type GlickoGame } from '#toolkit/lib/games/glicko2'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const [MOST_GAMES, HIGHEST_RATING, HIGHEST_RD] = [100, 5000, 500]
const DECIMAL = /^(?:\d+\.?\d*|\.\d+)$/

const gameOf = (text: string): GlickoGame => {
  const [rating = '', rd = '', score = ''] = text.split(':')
  const isRating = DECIMAL.test(rating) && Number(rating) <= HIGHEST_RATING
  const isRd = DECIMAL.test(rd) && Number(rd) > 0 && Number(rd) <= HIGHEST_RD
  if (!isRating)
    invalidParameter(
      'games',
      `has ${quoted(text)}, whose rating is not a decimal from 0 to ${HIGHEST_RATING}`,
    )
  if (!isRd)
    invalidParameter(
      'games',
      `has ${quoted(text)}, whose deviation is not a decimal above 0 and up to ${HIGHEST_RD}`,
    )
  return { rating: Number(rating), rd: Number(rd), score: Number(score) }
}

const gamesOf = (text: string): GlickoGame[] => {
  const items = text.replace(/,$/, '').split(',')
  if (items.length > MOST_GAMES)
    invalidParameter('games', `has ${items.length} games; at most ${MOST_GAMES} are allowed`)
  return text === '' ? [] : items.map(gameOf)
}

const rounded = (value: number): number => roundHalfAway(value, 2)

export default feature('rest_games_rating_2', ({ games: text, tau, ...player }) => {
  const games = gamesOf(text)
  const after = glicko2(player, games, tau)
  return {
    rating: rounded(after.rating),
    rd: rounded(after.rd),
    volatility: roundHalfAway(after.volatility, 6),
    change: rounded(after.rating - player.rating),
    low: rounded(after.rating - 2 * after.rd),
    high: rounded(after.rating + 2 * after.rd),
    games: games.length,
  }
})
