import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { phoneCountry } from '#toolkit/lib/phone/phone-country'

export default feature('rest_utility_phone', ({ number: text, country }) => {
  const number =
    parsePhoneNumberFromString(text, phoneCountry(country)) ??
    unprocessable(
      `number: ${quoted(text)} is not a phone number${country === undefined ? ' with a calling code' : ''}.`,
    )
  return {
    valid: number.isValid(),
    possible: number.isPossible(),
    country: number.country ?? null,
    callingCode: `+${number.countryCallingCode}`,
    nationalNumber: number.nationalNumber,
    extension: number.ext ?? null,
    type: number.getType()?.toLowerCase().replaceAll('_', '-') ?? null,
    e164: number.number,
    international: number.formatInternational(),
    national: number.formatNational(),
    uri: number.getURI(),
  }
})
