import parser, { type ParsedMailbox } from 'email-addresses'
import { firstOf } from '../common/first-of.js'
import { unprocessable } from '../../errors.js'
import { withinStack } from '../common/parsing.js'
import { withinTime } from '../common/time-limit.js'

/** A mailbox of an address list. */
export interface ListedAddress {
  /** Without its quotes. */
  name: string | null
  address: string
  local: string
  domain: string
  group: string | null
}

/** RFC 5322, section 3.2.3, with the letters beyond ASCII of RFC 6532. */
const DOT_ATOM = /^[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+)*$/u

/** The package leaves the blanks in `a . b@example.org` (section 4.4), which mean nothing without quotes. */
const localOf = ({ local, parts }: ParsedMailbox): string =>
  parts.local.tokens.includes('"') ? local : local.replace(/\s+/g, '')

/** The package writes `"a b"@example.org` without its quotes, which is not an address any more. */
const addressOf = (local: string, domain: string): string =>
  DOT_ATOM.test(local) ? `${local}@${domain}` : `"${local.replace(/["\\]/g, '\\$&')}"@${domain}`

const listed = (mailbox: ParsedMailbox, group: string | null): ListedAddress => {
  const local = localOf(mailbox)
  const { name, domain } = mailbox
  return { name, address: addressOf(local, domain), local, domain, group }
}

/** What holds commas of its own (text in quotes, an address in brackets, a comment), or commas round no member. */
const EMPTY_MEMBERS =
  /("(?:\\[^]|[^"\\])*"|<[^>]*>|\[[^\]]*\]|\((?:\\[^]|[^()\\])*\))|,(?:\s*,)*(?=\s*(?:;|$))|(^|[,:])(?:\s*,)+/g

/** A list may have members without anything in them (RFC 5322, section 4.4), which the package does not read. */
const withoutEmptyMembers = (text: string): string =>
  text.replace(EMPTY_MEMBERS, (_match, whole?: string, before?: string) => whole ?? before ?? '')

/** The parser goes back so often that a thousand quotation marks or more take seconds. */
const LIMIT_MS = 1500

/** The mailboxes of a To or Cc line (RFC 5322), groups opened in place; null where it does not parse. */
export const addressList = (text: string): ListedAddress[] | null => {
  const outcome = withinTime(LIMIT_MS, () =>
    withinStack('text', () => parser.parseAddressList(withoutEmptyMembers(text)) ?? false),
  )
  const entries =
    outcome === null ? unprocessable('text takes longer than 1.5 seconds to read.') : outcome.value
  if (entries === false) return null
  return entries.flatMap((entry) =>
    'addresses' in entry
      ? entry.addresses.map((mailbox) => listed(mailbox, entry.name))
      : [listed(entry, null)],
  )
}

/** The different domains in lower case, in order of first appearance. */
export const domainsOf = (addresses: readonly ListedAddress[]): string[] =>
  firstOf(
    addresses.map(({ domain }) => domain.toLowerCase()),
    (domain) => domain,
  )
