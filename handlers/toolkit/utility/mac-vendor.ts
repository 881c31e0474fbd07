import { feature, unprocessable } from '#toolkit'
import { findOui } from '#toolkit/lib/identifiers/oui'

const MULTICAST = 1
const LOCAL = 2

const inGroups = (digits: string, size: number, between: string): string =>
  (digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between)

export default feature('rest_utility_macVendor', ({ mac }) => {
  const plain = mac.replace(/[:. -]/g, '').toUpperCase()
  if (plain.length < 6 || plain.length > 12 || plain.length % 2 === 1) {
    unprocessable(`mac: has ${plain.length} hex digits; 6, 8, 10 or 12 are needed.`)
  }
  const { oui, lines } = findOui(plain)
  const first = parseInt(plain.slice(0, 2), 16)
  const colon = inGroups(plain, 2, ':')
  return {
    mac: colon,
    oui,
    vendor: lines[0] ?? null,
    address: lines.slice(1, -1),
    country: lines.length > 1 ? (lines.at(-1) ?? null) : null,
    multicast: (first & MULTICAST) !== 0,
    local: (first & LOCAL) !== 0,
    formats: { colon, hyphen: inGroups(plain, 2, '-'), dot: inGroups(plain, 4, '.'), plain },
  }
})
