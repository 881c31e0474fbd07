import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { CHECK_DIGIT_SCHEMES } from '#toolkit/lib/identifiers/check-digits'

type Algorithm = keyof typeof CHECK_DIGIT_SCHEMES

/** Letters that a given check digit may have. */
const isCheckLetter = (algorithm: Algorithm, given: string): boolean =>
  algorithm === 'mod97-10' || (algorithm === 'mod11-2' && given === 'X')

export default feature('rest_utility_checkDigit', ({ number, algorithm, mode }) => {
  const characters = number.replace(/[ -]/g, '').toUpperCase()
  const scheme = CHECK_DIGIT_SCHEMES[algorithm]
  const end = mode === 'check' ? Math.max(0, characters.length - scheme.length) : characters.length
  const base = characters.slice(0, end)
  const given = characters.slice(end)
  if (base === '') unprocessable('number: has nothing that a check digit could be computed from.')
  if (!scheme.base.test(base) || (/[A-Z]/.test(given) && !isCheckLetter(algorithm, given))) {
    unprocessable(`number: ${quoted(number)} has letters, which ${algorithm} does not allow there.`)
  }
  const checkDigit = scheme.compute(base)
  return {
    algorithm,
    mode,
    base,
    checkDigit,
    full: base + checkDigit,
    valid: mode === 'check' ? given === checkDigit : null,
  }
})
