import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import { namesIn } from '../language/names.js'
import { spansApart } from '../language/spans-apart.js'
import type { Span } from '../language/words.js'
import { FINDERS } from '../text/extract.js'
import { birthDatesIn } from './birth-dates.js'
import { cryptoWalletsIn } from './crypto-wallets.js'
import { indonesianIdsIn, usSocialSecurityNumbersIn } from './identity-numbers.js'
import { ipv4In, ipv6In, macAddressesIn } from './machine-addresses.js'
import { cardNumbersIn, ibansIn } from './payment-numbers.js'

const emailsIn = (text: string): Span[] =>
  FINDERS.email(text).map(({ value, index: start }) => ({ text: value, start, end: start + value.length }))

/** Between two numbers of a list; the library takes what is behind it for an extension. */
const COMMA = /(?<=\d),(?=\s*[+(]?\d)/g

/** In international form, else as they are dialled within Indonesia and the United States. */
const phonesIn = (text: string): Span[] =>
  [undefined, 'ID' as const, 'US' as const].flatMap((country) =>
    findPhoneNumbersInText(text.replace(COMMA, '|'), country).map(({ startsAt: start, endsAt: end }) => ({
      text: text.slice(start, end),
      start,
      end,
    })),
  )

/** First and last name at least. */
const personsIn = (text: string): Span[] =>
  namesIn(text, ['person']).filter(({ text: name }) => /\S\s+\S/.test(name))

/** What finds each type, in the order in which the first of two that overlap counts. */
const FINDERS_OF_TYPES = {
  email: emailsIn,
  'credit-card': cardNumbersIn,
  iban: ibansIn,
  'ssn-us': usSocialSecurityNumbersIn,
  'nik-id': indonesianIdsIn,
  'crypto-wallet': cryptoWalletsIn,
  mac: macAddressesIn,
  ipv4: ipv4In,
  ipv6: ipv6In,
  'date-of-birth': birthDatesIn,
  phone: phonesIn,
  person: personsIn,
} as const satisfies Readonly<Record<string, (text: string) => Span[]>>

export type PersonalDataType = keyof typeof FINDERS_OF_TYPES

export const PERSONAL_DATA_TYPES = Object.keys(FINDERS_OF_TYPES) as readonly PersonalDataType[]

/** Something in a text that belongs to a person or leads to one. */
export interface PersonalDatum extends Span {
  type: PersonalDataType
}

/** The personal data of these types in a text, in order and without overlaps. */
export const personalDataIn = (text: string, types: ReadonlySet<PersonalDataType>): PersonalDatum[] =>
  spansApart(
    PERSONAL_DATA_TYPES.filter((type) => types.has(type)).flatMap((type) =>
      FINDERS_OF_TYPES[type](text).map(({ text: found, start, end }) => ({ type, text: found, start, end })),
    ),
    text.length,
  )
