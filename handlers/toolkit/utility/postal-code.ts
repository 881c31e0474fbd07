import postalCodes, { type PostalCodeLocale } from 'validator/lib/isPostalCode.js'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'

const ANY = 'any'
const COUNTRIES = new Map(postalCodes.locales.map((locale) => [String(locale), locale]))

export default feature('rest_utility_postalCode', ({ code: given, country: text }) => {
  const code = given.trim()
  const fits = (locale: PostalCodeLocale): boolean => postalCodes.default(code, locale)
  if (text === ANY) {
    const countries = postalCodes.locales.filter(fits).toSorted()
    return { code, country: null, valid: countries.length > 0, countries }
  }
  const country = text.toUpperCase()
  const locale =
    COUNTRIES.get(country) ??
    unprocessable(`country: the form of postal codes of ${quoted(text)} is unknown.`)
  return { code, country, valid: fits(locale), countries: [] }
})
