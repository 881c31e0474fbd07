import { unprocessable } from '../../errors.js'

/** What a template needs to know of a match. */
export interface GroupedMatch {
  /** The whole match first; null for a group that took no part. */
  groups: readonly (string | null)[]
  named: Readonly<Record<string, string | null>>
}

/** The groups that a pattern has. */
export interface GroupNames {
  /** Of numbered groups, without the whole match. */
  count: number
  names: readonly string[]
}

/** `$$`, `${name}`, `${1}` or `$1`; any other dollar sign is itself. */
const REFERENCE = /\$(?:\$|\{([^}]*)\}|(\d+))/g

type Part = (match: GroupedMatch) => string

const numbered =
  (index: number): Part =>
  ({ groups }) =>
    groups[index] ?? ''

const unknown = (reference: string): never =>
  unprocessable(`replacement: ${reference} refers to a group that the pattern does not have.`)

/** As many digits as make the number of a group; the rest is text. */
const byDigits = (digits: string, { count }: GroupNames): Part => {
  for (let length = digits.length; length > 0; length -= 1) {
    const index = Number(digits.slice(0, length))
    if (index <= count) return (match) => numbered(index)(match) + digits.slice(length)
  }
  return unknown(`$${digits}`)
}

const inBraces = (name: string, { count, names }: GroupNames): Part => {
  if (names.includes(name)) return ({ named }) => named[name] ?? ''
  return /^\d+$/.test(name) && Number(name) <= count ? numbered(Number(name)) : unknown(`\${${name}}`)
}

/**
 * Reads a replacement in which `$1` and `${name}` stand for groups, `$0` for the match and `$$` for a dollar sign.
 * @returns what writes the text for a match
 * @throws FeatureError 422 naming a reference to no group
 */
export const replacementTemplate = (template: string, groups: GroupNames): Part => {
  const parts: Part[] = []
  let end = 0
  for (const match of template.matchAll(REFERENCE)) {
    const [reference, name, digits] = match
    const text = template.slice(end, match.index)
    parts.push(() => text)
    if (name !== undefined) parts.push(inBraces(name, groups))
    else parts.push(digits === undefined ? () => '$' : byDigits(digits, groups))
    end = match.index + reference.length
  }
  const rest = template.slice(end)
  return (match) => parts.map((part) => part(match)).join('') + rest
}
