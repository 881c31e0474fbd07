import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { closestPrefix } from '#toolkit/lib/diff/closest-prefix'

const CHARACTERS_PER_WORD = 5
const DECIMALS = 2

export default feature('rest_education_typingScore', ({ reference, typed, seconds }) => {
  const original = Array.from(reference)
  const characters = Array.from(typed)
  const { distance: errors, length } = closestPrefix(original, characters)
  const count = characters.length
  const minutes = seconds / 60
  const gross = count / CHARACTERS_PER_WORD / minutes
  const round = (value: number): number => roundHalfAway(value, DECIMALS)
  return {
    characters: count,
    errors,
    accuracy: round((Math.max(0, count - errors) / count) * 100),
    grossWpm: round(gross),
    netWpm: round(Math.max(0, gross - errors / minutes)),
    cpm: round(count / minutes),
    completed: round((length / original.length) * 100),
    finished: length === original.length,
  }
})
