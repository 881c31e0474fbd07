import { pointerSteps } from '../pointer.js'
import { find, isNode, type Node } from './node.js'

/** A change as Redocly's differ reports it; `path` is a pointer through all references. */
export interface Reported {
  path: string
  kind: 'added' | 'removed' | 'modified'
  impact: 'major' | 'minor' | 'patch'
  property?: string
  verdicts: readonly { message: string }[]
  base?: { pointer: string; value?: unknown }
  revision?: { pointer: string; value?: unknown }
}

/** Parts of a pointer that say nothing to a reader. */
const NOISE = new Set(['content', 'application/json', 'schema', 'properties', 'responses'])

/** Where in an operation a change is, in a reader's words: a parameter by its name, not its number. */
const placeOf = (document: Node, path: string): string => {
  const segments = pointerSteps(path)
  const at = segments[0] === 'paths' ? segments.indexOf('parameters') : -1
  const parameter = at < 0 ? undefined : find(document, segments.slice(0, at + 2))
  const named =
    isNode(parameter) && typeof parameter['name'] === 'string'
      ? [parameter['name'], ...segments.slice(at + 2)]
      : segments.slice(segments[0] === 'paths' ? 3 : 0)
  return named.filter((part) => !NOISE.has(part)).join('.')
}

/** Values that a sentence names. */
const MOST_VALUES = 10

const listed = (values: readonly unknown[]): string => {
  const named = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value))
  const more = values.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const without = (values: readonly unknown[], others: readonly unknown[]): unknown[] =>
  values.filter((value) => !others.includes(value))

/** How the values that something may have changed; null where only their order did, or it is not about values. */
const valuesText = (place: string, { property, base, revision }: Reported): string | null => {
  if (property !== 'enum' || !Array.isArray(base?.value) || !Array.isArray(revision?.value)) return null
  const [gained, lost] = [without(revision.value, base.value), without(base.value, revision.value)]
  const parts = [
    ...(gained.length > 0 ? [`may now also be ${listed(gained)}`] : []),
    ...(lost.length > 0 ? [`may no longer be ${listed(lost)}`] : []),
  ]
  return parts.length === 0 ? null : `\`${place}\` ${parts.join(', and ')}.`
}

const typeWords = (type: unknown): string => [type].flat().join(' or ')

/** The differ calls every other type of an answer wider, and every other one of a request narrower. */
const typeText = (place: string, { kind, property, base, revision }: Reported): string | null =>
  property === 'type' && kind === 'modified'
    ? `The type of \`${place}\` changed from ${typeWords(base?.value)} to ${typeWords(revision?.value)}.`
    : null

/** A value in a sentence; null where it is too long for one. */
const shown = (value: unknown): string | null => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? null : text
}

/** What changed, in a sentence. @param document the version that has it */
export const textOf = (document: Node, reported: Reported): string => {
  const { path, kind, property, verdicts, base, revision } = reported
  const place = placeOf(document, path)
  const own = valuesText(place, reported) ?? typeText(place, reported)
  if (own !== null) return own
  if (verdicts.length > 0) {
    const text = verdicts.map(({ message }) => message).join(' ')
    const last = place.split('.').at(-1) ?? ''
    return last === '' || text.includes(`\`${last}\``) ? text : `\`${place}\`: ${text}`
  }
  const named = [place, property].filter((part) => part !== undefined && part !== '').join('.')
  if (kind === 'modified') {
    const [from, to] = [shown(base?.value), shown(revision?.value)]
    return from === null || to === null
      ? `\`${named}\` changed.`
      : `\`${named}\` changed from ${from} to ${to}.`
  }
  return named === '' ? `${kind === 'added' ? 'Added' : 'Removed'}.` : `\`${named}\` was ${kind}.`
}
