import type { Data } from '#operation'
import { feature } from '#toolkit'
import { totalsOf, wantedTypes } from '#toolkit/lib/language/wanted-types'
import {
  PERSONAL_DATA_TYPES,
  personalDataIn,
  type PersonalDataType,
  type PersonalDatum,
} from '#toolkit/lib/personal-data/personal-data'

type Answer = Data<'rest_aiText_pii'>

/** Types whose form or checksum leaves little doubt. */
const CERTAIN: ReadonlySet<PersonalDataType> = new Set([
  'email',
  'credit-card',
  'iban',
  'ssn-us',
  'date-of-birth',
  'crypto-wallet',
])
const HIGH_RISK: ReadonlySet<PersonalDataType> = new Set([
  'credit-card',
  'iban',
  'ssn-us',
  'nik-id',
  'crypto-wallet',
])
const MEDIUM_RISK: ReadonlySet<PersonalDataType> = new Set(['email', 'phone', 'date-of-birth'])

const isCertain = ({ type, text }: PersonalDatum): boolean =>
  type === 'phone' ? text.includes('+') : CERTAIN.has(type)

const riskOf = (found: readonly PersonalDatum[]): Answer['risk'] => {
  if (found.some(({ type }) => HIGH_RISK.has(type))) return 'high'
  if (found.some(({ type }) => MEDIUM_RISK.has(type))) return 'medium'
  return found.length === 0 ? 'none' : 'low'
}

export default feature('rest_aiText_pii', ({ text, types }) => {
  const found = personalDataIn(text, wantedTypes(PERSONAL_DATA_TYPES, types))
  return {
    found: found.length > 0,
    count: found.length,
    items: found.map((datum) => ({
      type: datum.type,
      text: datum.text,
      index: datum.start,
      end: datum.end,
      confidence: isCertain(datum) ? ('high' as const) : ('medium' as const),
    })),
    totals: totalsOf(found),
    risk: riskOf(found),
  }
})
