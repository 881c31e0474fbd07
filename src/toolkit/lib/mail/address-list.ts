import parser, { type ParsedGroup, type ParsedMailbox } from 'email-addresses'
import { firstOf } from '../common/first-of.js'

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

/** The package writes `"Jane" "Doe"` as one word; blanks between words are one (section 3.2.2). */
const nameOf = (phrase: string): string =>
  phrase
    .replace(/"((?:\\[^]|[^"\\])*)"/g, (_quotes, inside: string) => inside.replace(/\\([^])/g, '$1'))
    .replace(/(?:[ \t]|\r\n)+/g, ' ')
    .trim()

const orNull = (name: string): string | null => (name === '' ? null : name)

const listed = (mailbox: ParsedMailbox, group: string | null): ListedAddress => {
  const local = localOf(mailbox)
  const { domain, parts } = mailbox
  const name = orNull(nameOf(parts.name?.tokens ?? ''))
  return { name, address: addressOf(local, domain), local, domain, group }
}

/** A quoted string or a domain literal: what looks like a comment, a blank or a comma in it is none. */
const LITERAL = String.raw`"(?:\\[^]|[^"\\])*"|\[(?:\\[^]|[^\]\\])*\]`
const UP_TO_COMMENT = new RegExp(`(?:${LITERAL}|[^("[])*`, 'y')
/** Folded lines, escapes, and anything but a bare line end or null character (section 3.2.2). */
const COMMENT = /^(?:\\[^]|\r\n[ \t]|[^\\\0\r\n])*$/

/** Behind the comment that begins at `start`; -1 where none ends. */
const endOfComment = (text: string, start: number): number => {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '(') depth += 1
    else if (text[at] === ')' && (depth -= 1) === 0) return at + 1
  }
  return -1
}

/** A comment means as much as a blank, but the package reads it again and again. Null where one is not well-formed. */
const withoutComments = (text: string): string | null => {
  let result = ''
  for (let at = 0; ;) {
    UP_TO_COMMENT.lastIndex = at
    const plain = UP_TO_COMMENT.exec(text)?.[0] ?? ''
    result += plain
    at += plain.length
    if (at === text.length) return result
    const end = text[at] === '(' ? endOfComment(text, at) : -1
    if (end < 0 || !COMMENT.test(text.slice(at, end))) return null
    result += ' '
    at = end
  }
}

/** Folded lines that were copied end in a line feed alone. */
const BLANKS = new RegExp(`(${LITERAL})|(?:(?:\\r?\\n)?[ \\t])+`, 'g')

const withSingleBlanks = (text: string): string =>
  text.replace(BLANKS, (_match, whole?: string) => whole ?? ' ')

/** What holds commas of its own, also the route in an address in brackets, or commas round no member. */
const EMPTY_MEMBERS = new RegExp(
  `(${LITERAL}|<(?:${LITERAL}|[^<>"[])*>)|,(?: ?,)*(?= ?(?:;|$))|(^|[,:])(?: ?,)+`,
  'g',
)

/** A list may have members without anything in them (RFC 5322, section 4.4), which the package does not read. */
const withoutEmptyMembers = (text: string): string =>
  text.replace(EMPTY_MEMBERS, (_match, whole?: string, before?: string) => whole ?? before ?? '')

/** The package takes hundreds of steps for each character, so it gets only what matters. */
const parsed = (text: string): (ParsedMailbox | ParsedGroup)[] | null => {
  const plain = withoutComments(text)
  return plain === null ? null : parser.parseAddressList(withoutEmptyMembers(withSingleBlanks(plain)))
}

/** The mailboxes of a To or Cc line (RFC 5322), groups opened in place; null where it does not parse. */
export const addressList = (text: string): ListedAddress[] | null => {
  const entries = parsed(text)
  if (entries === null) return null
  return entries.flatMap((entry) =>
    'addresses' in entry
      ? entry.addresses.map((mailbox) => listed(mailbox, nameOf(entry.parts.name.tokens)))
      : [listed(entry, null)],
  )
}

/** The different domains in lower case, in order of first appearance. */
export const domainsOf = (addresses: readonly ListedAddress[]): string[] =>
  firstOf(
    addresses.map(({ domain }) => domain.toLowerCase()),
    (domain) => domain,
  )
