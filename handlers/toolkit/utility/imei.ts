import { feature, unprocessable } from '#toolkit'
import { luhnDigit } from '#toolkit/lib/encoding/checksums'

const KINDS = new Map([
  [14, 'imei-without-check'],
  [15, 'imei'],
  [16, 'imeisv'],
] as const)

/** GSMA TS.06, annex: reporting body identifiers. */
const REPORTING_BODIES = new Map([
  ['01', 'PTCRB'],
  ['35', 'TUV SUD BABT'],
  ['86', 'TAF'],
  ['91', 'MSAI'],
  ['99', 'GHA'],
])

const kindOf = (digits: string): 'imei' | 'imei-without-check' | 'imeisv' => {
  const kind = [...KINDS].find(([length]) => length === digits.length)?.[1]
  return kind ?? unprocessable(`imei: has ${digits.length} digits; an IMEI has 14, 15 or 16.`)
}

export default feature('rest_utility_imei', ({ imei }) => {
  const digits = imei.replace(/[ -]/g, '')
  const kind = kindOf(digits)
  const checkDigit = luhnDigit(digits.slice(0, 14))
  const isRight = kind === 'imei' ? digits.endsWith(String(checkDigit)) : !/^(\d)\1*$/.test(digits)
  return {
    kind,
    digits,
    valid: isRight,
    checkDigit,
    tac: digits.slice(0, 8),
    serial: digits.slice(8, 14),
    softwareVersion: kind === 'imeisv' ? digits.slice(14) : null,
    reportingBody: REPORTING_BODIES.get(digits.slice(0, 2)) ?? null,
    formatted: `${digits.slice(0, 2)}-${digits.slice(2, 8)}-${digits.slice(8, 14)}-${checkDigit}`,
  }
})
