import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { PI, toNearest } from '#toolkit/lib/units/rounding'

const LEAST_MM = 30
const MOST_MM = 90
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Inner circumference in mm of American sizes; of BS 6820, a letter each; and of Swiss ones. */
const US = { zero: 36.5, step: 2.55 }
const UK = { zero: 37.5, step: 1.25 }
const SWISS_ZERO = 40

/** What a number means in each system, as inner circumference in mm. */
const CIRCUMFERENCE_OF = {
  us: (size: Decimal) => size.times(US.step).plus(US.zero),
  iso: (size: Decimal) => size,
  swiss: (size: Decimal) => size.plus(SWISS_ZERO),
  'diameter-mm': (size: Decimal) => size.times(PI),
}

type System = keyof typeof CIRCUMFERENCE_OF | 'uk'

const circumferenceOf = (size: string, system: System): Decimal => {
  const isLetter = /^[a-z]/i.test(size)
  if (isLetter !== (system === 'uk')) {
    unprocessable(`size: ${quoted(size)} is not a size of the system ${system}.`)
  }
  if (system !== 'uk') return CIRCUMFERENCE_OF[system](new Decimal(size))
  const half = size.length > 1 ? 0.5 : 0
  return new Decimal(LETTERS.indexOf(size.charAt(0).toUpperCase())).plus(half).times(UK.step).plus(UK.zero)
}

const ukSize = (circumference: Decimal): string | null => {
  const index = toNearest(circumference.minus(UK.zero).div(UK.step), 0.5)
  const letter = index < 0 ? undefined : LETTERS[Math.floor(index)]
  if (letter === undefined) return null
  return Number.isInteger(index) ? letter : `${letter} 1/2`
}

export default feature('rest_utility_ringSize', ({ size, system }) => {
  const circumference = circumferenceOf(size, system)
  if (circumference.lt(LEAST_MM) || circumference.gt(MOST_MM)) {
    unprocessable(
      `size: the circumference would be ${rounded(circumference, 2)} mm; ${LEAST_MM} to ${MOST_MM} mm are supported.`,
    )
  }
  return {
    circumferenceMm: rounded(circumference, 2),
    diameterMm: rounded(circumference.div(PI), 2),
    us: toNearest(circumference.minus(US.zero).div(US.step), 0.25),
    uk: ukSize(circumference),
    iso: toNearest(circumference, 1),
    swiss: toNearest(circumference.minus(SWISS_ZERO), 0.25),
  }
})
