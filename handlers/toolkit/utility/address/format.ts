import { formatAddress } from 'localized-address-format'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import type { Query } from '#operation'

type Address = Query<'rest_utility_address'>

const PARTS = ['name', 'organization', 'street', 'district', 'city', 'state', 'postalCode'] as const
type Part = (typeof PARTS)[number]

/** What ICU names though it is no country: groups of countries, and locales that try out translations. */
const NOT_COUNTRIES = new Set(['ZZ', 'EU', 'EZ', 'QO', 'UN', 'XA', 'XB'])

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The code in use, as GB of UK, with its English name. */
const countryOf = (given: string): { country: string; name: string } => {
  const code = given.toUpperCase()
  const name = NOT_COUNTRIES.has(code) ? undefined : regionNames.of(code)
  const country = new Intl.Locale(`und-${code}`).region ?? code
  return name === undefined ? unprocessable(`There is no country ${quoted(given)}.`) : { country, name }
}

const plain = (value = ''): string => value.trim().replace(/\s*[\p{Zl}\p{Zp}\p{Cc}]+\s*/gu, ' ')

/** The texts that each part puts on the envelope. */
const textsOf = (address: Address): Record<Part, string[]> => {
  const of = (part: Part, texts: string[]): [Part, string[]] => [part, texts.filter((text) => text !== '')]
  return Object.fromEntries(
    PARTS.map((part) =>
      part === 'street'
        ? of(part, (address.street ?? '').split(';').map(plain))
        : of(part, [plain(address[part])]),
    ),
  ) as Record<Part, string[]>
}

export default feature('rest_utility_address', (address) => {
  const { country, name: countryName } = countryOf(address.country)
  const texts = textsOf(address)
  if (PARTS.every((part) => texts[part].length === 0)) {
    invalidParameter('street', 'is required, unless another part of the address is given')
  }
  const one = (part: Part): string => texts[part][0] ?? ''
  const lines = formatAddress(
    {
      postalCountry: country,
      name: one('name'),
      organization: one('organization'),
      addressLines: texts.street,
      dependentLocality: one('district'),
      locality: one('city'),
      administrativeArea: one('state'),
      postalCode: one('postalCode'),
    },
    address.international ? 'latin' : 'local',
  )
  if (address.international) lines.push(countryName.toUpperCase())
  const isUsed = (text: string): boolean => lines.some((line) => line.includes(text))
  return {
    country,
    lines,
    text: lines.join('\n'),
    unused: PARTS.filter((part) => !texts[part].every(isUsed)),
  }
})
