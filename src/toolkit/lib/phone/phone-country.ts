import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/max'
import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'

/**
 * A country whose numbering plan is known, in upper case; undefined without one.
 * @throws {FeatureError} 422 for any other
 */
export const phoneCountry = (country: string | undefined): CountryCode | undefined => {
  if (country === undefined) return undefined
  const code = country.toUpperCase()
  return isSupportedCountry(code)
    ? code
    : unprocessable(`country: ${quoted(country)} has no known numbering plan.`)
}
