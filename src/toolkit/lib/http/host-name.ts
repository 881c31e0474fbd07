import { domainToASCII, domainToUnicode } from 'node:url'
import { keepsBidiRule } from './bidi-rule.js'

/** Longer texts have no host name's length whatever they map to, and IDNA's cost grows with its square. */
const LONGEST_TEXT = 1000
const LONGEST_LABEL = 63
const LONGEST_NAME = 253

/** Where the URL parser behind Node's functions would stop reading, skip a character or decode one. */
const MISREAD = /[\u0000-\u001f#%/?\\]/

/** A last label that is no number, without which the URL parser reads `1.2` as the IPv4 address 1.0.0.2. */
const GUARD = '.x'

const convert = (convertDomain: (domain: string) => string, name: string): string =>
  convertDomain(`${name}${GUARD}`).slice(0, -GUARD.length)

const hasDnsLength = (name: string): boolean => {
  const withoutRoot = name.replace(/\.$/, '')
  return (
    withoutRoot.length <= LONGEST_NAME &&
    withoutRoot.split('.').every((label) => label.length >= 1 && label.length <= LONGEST_LABEL)
  )
}

/** CheckBidi: Node's functions see a label that begins from right to left alone, and no other label of its name. */
const isReadable = (ascii: string): boolean =>
  !ascii.includes('xn--') || keepsBidiRule(convert(domainToUnicode, ascii))

/**
 * The host name in ASCII: ToASCII of UTS 46, non-transitional, with VerifyDnsLength, as WHATWG URL sets its flags.
 * @returns null when IDNA refuses the name, or when it is too long or has an empty label.
 */
export const hostToAscii = (name: string): string | null => {
  if (name.length > LONGEST_TEXT || MISREAD.test(name)) return null
  const ascii = convert(domainToASCII, name)
  return hasDnsLength(ascii) && isReadable(ascii) ? ascii : null
}

/** The host name in Unicode: ToUnicode of UTS 46; null where hostToAscii has no answer either. */
export const hostToUnicode = (name: string): string | null =>
  hostToAscii(name) === null ? null : convert(domainToUnicode, name)
