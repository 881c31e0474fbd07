/** Opening and closing marks of double and single quotes. */
export interface QuoteStyle {
  double: readonly [opening: string, closing: string]
  single: readonly [opening: string, closing: string]
}

/** What a mark becomes, and how many marks were changed. */
export interface Changed {
  text: string
  changes: number
}

/** A scheme's case does not matter (RFC 3986, section 3.1). */
const WEB_ADDRESS = /(https?:\/\/\S*)/i

const MARK = /---?|\.\.\.|["']/g

const DASHES_AND_DOTS = new Map([
  ['---', '—'],
  ['--', '–'],
  ['...', '…'],
])

const APOSTROPHE = '’'

/** After these a quote opens: nothing, white space, an opening bracket, a dash. */
const BEFORE_OPENING = /(?:^|[\s([{<‐‑‒–—―-])$/

const isApostrophe = (before: string, after: string): boolean =>
  (/[\p{L}\p{Nd}]\p{M}*$/u.test(before) && /^[\p{L}\p{Nd}]/u.test(after)) || /^\d\ds(?!\p{L})/u.test(after)

/** Applies a change to all of a text but its http and https addresses. */
const outsideUrls = (text: string, change: (part: string, at: number) => string): string => {
  let at = 0
  return text
    .split(WEB_ADDRESS)
    .map((part, index) => {
      const changed = index % 2 === 0 ? change(part, at) : part
      at += part.length
      return changed
    })
    .join('')
}

/** Straight quotes, dashes and dots to the marks of print; characters in http and https addresses stay. */
export const toSmart = (text: string, { double, single }: QuoteStyle): Changed => {
  let changes = 0
  /** Where the last opening quote ended: a quote right behind it opens too. */
  let openedUpTo = -1
  const openings = new Set([double[0].trim(), single[0].trim()])
  const smart = outsideUrls(text, (part, start) =>
    part.replace(MARK, (mark, offset: number) => {
      changes++
      const dashOrDots = DASHES_AND_DOTS.get(mark)
      if (dashOrDots !== undefined) return dashOrDots
      const at = start + offset
      const before = text.slice(Math.max(at - 40, 0), at)
      if (mark === "'" && isApostrophe(before, text.slice(at + 1, at + 6))) return APOSTROPHE
      const [opening, closing] = mark === '"' ? double : single
      const opens = BEFORE_OPENING.test(before) || at === openedUpTo || openings.has(before.slice(-1))
      if (opens) openedUpTo = at + 1
      return opens ? opening : closing
    }),
  )
  return { text: smart, changes }
}

const PLAIN = new Map([
  ...['“', '”', '„', '«', '»', '″'].map((mark) => [mark, '"'] as const),
  ...['‘', '’', '‚', '‹', '›', '′'].map((mark) => [mark, "'"] as const),
  ...['‒', '–'].map((mark) => [mark, '--'] as const),
  ...['—', '―'].map((mark) => [mark, '---'] as const),
  ...['\u00a0', '\u202f'].map((mark) => [mark, ' '] as const),
  ['‴', "'''"],
  ['…', '...'],
])
const TYPOGRAPHIC = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g')

/** The marks of print to ASCII; characters in http and https addresses stay. */
export const toPlain = (text: string): Changed => {
  let changes = 0
  const plain = outsideUrls(text, (part) =>
    part.replace(TYPOGRAPHIC, (mark) => {
      changes++
      return PLAIN.get(mark) ?? mark
    }),
  )
  return { text: plain, changes }
}
