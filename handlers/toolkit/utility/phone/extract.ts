import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import { feature } from '#toolkit'
import { phoneCountry } from '#toolkit/lib/phone/phone-country'

export default feature('rest_utility_phone_2', ({ text, country, limit }) => {
  const code = phoneCountry(country)
  const found = code === undefined ? findPhoneNumbersInText(text) : findPhoneNumbersInText(text, code)
  const items = found.slice(0, limit).map(({ number, startsAt, endsAt }) => ({
    text: text.slice(startsAt, endsAt),
    start: startsAt,
    end: endsAt,
    e164: number.number,
    country: number.country ?? null,
    extension: number.ext ?? null,
    national: number.formatNational(),
  }))
  return { count: items.length, items }
})
