import validCCTLD from 'twitter-text/dist/regexp/validCCTLD.js'
import validDomainChars from 'twitter-text/dist/regexp/validDomainChars.js'
import validGTLD from 'twitter-text/dist/regexp/validGTLD.js'
import validPunycode from 'twitter-text/dist/regexp/validPunycode.js'

/** A stretch of a text in UTF-16 indices. */
export interface Stretch {
  start: number
  /** Exclusive. */
  end: number
  /** Where the search for a domain that begins here may end. */
  until: number
}

const DOMAIN_CHARACTER = validDomainChars.source
/** Characters of domains between dots that no domain can cross: labels begin and end with a letter or the like. */
const LABELS = new RegExp(
  `(?:${DOMAIN_CHARACTER}|[_-]|(?<=${DOMAIN_CHARACTER})\\.(?=${DOMAIN_CHARACTER}))+`,
  'g',
)
const ENDINGS = new RegExp(`\\.(?=${validGTLD.source}|${validCCTLD.source}|${validPunycode.source})`, 'gi')

/** All matches of a global pattern; matchAll would copy the pattern at each call, which has all domain endings. */
const matchesOf = (pattern: RegExp, text: string): RegExpExecArray[] => {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) matches.push(match)
  return matches
}

/**
 * Stretches of one run of labels in which every place begins a domain: a domain ends with a known ending, and its last
 * label has no underscore.
 */
const stretchesOf = (labels: string, offset: number, endings: readonly number[]): Stretch[] => {
  const stretches: Stretch[] = []
  let plain = -1
  for (const dot of endings) {
    const end = dot - offset - 1
    if (labels.lastIndexOf('_', end) <= labels.lastIndexOf('.', end)) plain = dot
  }
  if (plain >= 0) stretches.push({ start: offset, end: plain, until: Infinity })
  for (const dot of endings) {
    if (dot < plain + 1) continue
    const start = offset + labels.lastIndexOf('_', dot - offset) + 1
    const underscore = labels.indexOf('_', dot - offset)
    // Past the last plain ending no domain has an underscore.
    const until = underscore < 0 ? Infinity : offset + underscore
    stretches.push({ start: Math.max(start, plain + 1), end: dot, until })
  }
  return stretches
}

/**
 * Where domains may begin in a text, in order. In no other place does a link's domain begin; at most of these one does.
 */
export const domainStretches = (text: string): Stretch[] => {
  if (!text.includes('.')) return []
  // Dots before domain endings that X knows.
  const endings = matchesOf(ENDINGS, text).map(({ index }) => index)
  if (endings.length === 0) return []
  let next = 0
  const stretches: Stretch[] = []
  for (const { 0: labels, index } of matchesOf(LABELS, text)) {
    const first = next
    while ((endings[next] ?? Infinity) < index + labels.length) next++
    if (next > first) stretches.push(...stretchesOf(labels, index, endings.slice(first, next)))
  }
  return stretches
}
