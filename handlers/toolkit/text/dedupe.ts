import type { Query } from '#operation'
import { feature } from '#toolkit'
import { linesOf } from '#toolkit/lib/text/lines'

/** Lines of the input that count as the same one. */
interface Group {
  first: number
  last: number
  count: number
}

type Mode = Query<'rest_text_dedupe'>['mode']

const groupsOf = (keys: readonly string[], adjacent: boolean): Group[] => {
  const groups: Group[] = []
  const byKey = new Map<string, Group>()
  keys.forEach((key, at) => {
    const known = adjacent && keys[at - 1] !== key ? undefined : byKey.get(key)
    if (known === undefined) {
      const group = { first: at, last: at, count: 1 }
      groups.push(group)
      byKey.set(key, group)
    } else {
      known.last = at
      known.count++
    }
  })
  return groups
}

/** The line of a group that stays, by its index; null for none. */
const keptOf = ({ first, last, count }: Group, mode: Mode): number | null => {
  switch (mode) {
    case 'first':
      return first
    case 'last':
      return last
    case 'unique':
      return count === 1 ? first : null
    case 'repeated':
      return count > 1 ? first : null
  }
}

export default feature('rest_text_dedupe', ({ text, mode, ignoreCase, trim, adjacent }) => {
  const lines = linesOf(text)
  const keys = lines.map((line) => {
    const shape = trim ? line.trim() : line
    return ignoreCase ? shape.toLowerCase() : shape
  })
  const groups = groupsOf(keys, adjacent)
  const kept = new Set(groups.map((group) => keptOf(group, mode)))
  const answer = lines.filter((_, at) => kept.has(at))
  return {
    text: answer.join('\n'),
    lines: answer.length,
    removed: lines.length - answer.length,
    duplicates: groups
      .filter(({ count }) => count > 1)
      .map(({ first, count }) => ({ line: lines[first] ?? '', count })),
  }
})
