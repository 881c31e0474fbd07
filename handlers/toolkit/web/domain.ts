import { isIPv6 } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'

/** What comes before the first slash, question mark or number sign of an address without a scheme. */
const MAILBOX = /^(?!.*:\/\/)[^/?#]*@/

/** RFC 1123, section 2.1. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

const isValidName = (labels: readonly string[]): boolean =>
  labels.join('.').length <= 253 && labels.every((label) => LABEL.test(label))

const orNull = (text: string | null): string | null => (text === '' ? null : text)

export default feature('rest_web_domain', ({ domain: text, privateSuffixes }) => {
  const { hostname } = parse(text.trim().replace(MAILBOX, ''))
  if (hostname === null || hostname === '') return unprocessable(`There is no host name in ${quoted(text)}.`)
  const ascii = isIPv6(hostname) ? hostname : domainToASCII(hostname)
  if (ascii === '') return unprocessable(`${quoted(hostname)} is not a valid host name.`)
  // Of the ASCII form, for 0x7f.1 and full-width digits are addresses too.
  const found = parse(ascii, { allowPrivateDomains: privateSuffixes })
  const isIp = found.isIp === true
  const labels = isIp ? [ascii] : ascii.split('.')
  return {
    hostname,
    ascii,
    unicode: isIp ? ascii : domainToUnicode(hostname),
    domain: orNull(found.domain),
    subdomain: orNull(found.subdomain),
    suffix: orNull(found.publicSuffix),
    name: orNull(found.domainWithoutSuffix),
    labels,
    isIp,
    icann: found.isIcann === true,
    private: found.isPrivate === true,
    valid: !isIp && isValidName(labels),
  }
})
