import { feature } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { closestPrefix } from '#toolkit/lib/diff/closest-prefix'

const CHARACTERS_PER_WORD = 5
const SECONDS_PER_MINUTE = 60
const DECIMALS = 2

/** In decimals, since 3 characters in 96 seconds are 0.375 words a minute, which binary arithmetic puts below the half. */
const ratio = (dividend: number, divisor: number | Decimal): number =>
  rounded(new Decimal(dividend).div(divisor), DECIMALS)

export default feature('rest_education_typingScore', ({ reference, typed, seconds }) => {
  const original = Array.from(reference)
  const characters = Array.from(typed)
  const { distance: errors, length } = closestPrefix(original, characters)
  const count = characters.length
  const perMinute = count * SECONDS_PER_MINUTE
  const perWord = new Decimal(seconds).times(CHARACTERS_PER_WORD)
  const lost = errors * CHARACTERS_PER_WORD * SECONDS_PER_MINUTE
  return {
    characters: count,
    errors,
    accuracy: ratio(Math.max(0, count - errors) * 100, count),
    grossWpm: ratio(perMinute, perWord),
    netWpm: ratio(Math.max(0, perMinute - lost), perWord),
    cpm: ratio(perMinute, seconds),
    completed: ratio(length * 100, original.length),
    finished: length === original.length,
  }
})
