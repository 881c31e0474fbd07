import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { countryOf, findCountry } from '#toolkit/lib/countries/countries'
import { callingCodeOf, countriesOfCallingCode, trunkPrefixOf } from '#toolkit/lib/phone/calling-codes'

/** A calling code with its countries, by ITU-T E.164 as libphonenumber has it. */
export default feature('rest_social_world_7', (query) => {
  exactlyOne(query, ['country', 'code'])
  const country = query.country === undefined ? undefined : countryOf(query.country)
  const digits =
    country === undefined
      ? (query.code?.replace('+', '') ?? '')
      : (callingCodeOf(country.code) ?? unprocessable(`${country.name} has no calling code`))
  const codes = countriesOfCallingCode(digits) ?? unprocessable(`unknown calling code +${digits}`)
  const countries = codes
    .toSorted()
    .map(findCountry)
    .filter((found) => found !== undefined)
    .map(({ code, name }) => ({ code, name }))
  return {
    callingCode: `+${digits}`,
    main: codes[0],
    nationalPrefix: trunkPrefixOf(country?.code ?? codes[0]),
    count: countries.length,
    countries,
  }
})
