import { isIPv6 } from 'node:net'
import { unprocessable } from '../errors.js'

/** As long as any server takes a request line; a redirect may be longer than what a caller may write. */
const LONGEST_URL = 8192

/**
 * Ports that the Fetch standard blocks, since other protocols listen there ("port blocking"), and 0. Nothing acts on what
 * reaches 1 (tcpmux) and 9 (discard), which callers name as ports that refuse the connection: they are asked.
 */
const BAD_PORTS = new Set(
  (
    '0 7 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 ' +
    '135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 ' +
    '995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'
  ).split(' '),
)

/** The host of a parsed URL without the brackets of IPv6 and without trailing dots. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$|\.+$/g, '')

/** The port of a parsed http or https URL, the scheme's own where it names none. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

const withoutTrailingDot = (url: URL): URL => {
  if (!url.hostname.endsWith('.')) return url
  const plain = new URL(url)
  plain.hostname = hostOf(url)
  return plain
}

/**
 * The address as it will be asked: parsed by the WHATWG URL standard, which turns every notation of an IP address into
 * the canonical one; without fragment and without a trailing dot of the host.
 * @param base of a relative redirect
 * @throws FeatureError 422 for what is not http or https, has credentials, a blocked port or no end
 */
export const parseTarget = (text: string, base?: URL): URL => {
  if (text.length > LONGEST_URL) return unprocessable(`the address is longer than ${LONGEST_URL} characters`)
  if (!URL.canParse(text, base?.href)) return unprocessable(`${JSON.stringify(text)} is not an address`)
  const url = new URL(text, base?.href)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return unprocessable(`only http and https addresses can be fetched, not ${url.protocol.slice(0, -1)}`)
  if (url.username !== '' || url.password !== '')
    return unprocessable(
      'an address with a user name or password is not fetched: it hides which host is meant',
    )
  if (BAD_PORTS.has(url.port))
    return unprocessable(`port ${url.port} belongs to a protocol other than HTTP and cannot be fetched`)
  url.hash = ''
  return withoutTrailingDot(url)
}

/** A host on its own, in the form that `hostOf` has; undefined for what is no host name or IP address. */
export const readHost = (text: string): string | undefined => {
  const bare = text.replace(/^\[(.*)\]$/, '$1')
  const isAddress = isIPv6(bare)
  const authority = isAddress ? `[${bare}]` : text
  const isHost = isAddress || /^[^\s/?#@\\:%[\]]+$/u.test(text)
  if (!isHost || !URL.canParse(`http://${authority}/`)) return undefined
  return hostOf(new URL(`http://${authority}/`)) || undefined
}

/**
 * `readHost` for a feature that cannot go on without it.
 * @throws FeatureError 422
 */
export const parseHost = (text: string): string =>
  readHost(text) ?? unprocessable(`${JSON.stringify(text)} is not a host name or IP address`)
