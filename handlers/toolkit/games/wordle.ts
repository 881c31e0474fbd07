import { feature } from '#toolkit'
import { fittingWords } from '#toolkit/lib/games/wordle'

export default feature('rest_games_wordle', ({ guesses, limit }) => {
  const read = guesses
    .toLowerCase()
    .split(',')
    .map((guess) => ({ word: guess.slice(0, 5), colours: guess.slice(6) }))
  const words = fittingWords(read)
  const items = words.slice(0, limit)
  return { total: words.length, count: items.length, items }
})
