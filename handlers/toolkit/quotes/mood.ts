import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { THEME_OF_MOOD, colorOf, energyOf, moodOf, valenceOf, valuedWords } from '#toolkit/lib/quotes/mood'
import { quotesOn } from '#toolkit/lib/quotes/themes'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

export default feature('rest_quotes_mood', ({ text, seed }) => {
  const draws = seededDraws(seed)
  const words = valuedWords(text)
  const valence = valenceOf(words)
  const energy = energyOf(valence, text)
  const mood = moodOf(valence)
  const theme = THEME_OF_MOOD[mood]
  return {
    mood,
    valence: roundHalfAway(valence, 4),
    energy: roundHalfAway(energy, 4),
    words,
    color: colorOf(valence, energy),
    theme,
    ...draws.pick(quotesOn(theme)),
    seed: draws.seed,
  }
})
