import { feature, invalidParameter } from '#toolkit'
import { apartFrom, EXTRACT_KINDS, FINDERS, type ExtractKind, type Found } from '#toolkit/lib/text/extract'
import { firstOf } from '#toolkit/lib/common/first-of'
import { quoted } from '#toolkit/lib/common/quoted'

const isKind = (name: string): name is ExtractKind => Object.hasOwn(FINDERS, name)

const kindsOf = (list: string): readonly ExtractKind[] => {
  const names = [...new Set(list.split(','))]
  if (names.includes('all')) return EXTRACT_KINDS
  return names.map((name) =>
    isKind(name)
      ? name
      : invalidParameter(
          'kinds',
          `must be a list of ${EXTRACT_KINDS.join(', ')} or all; ${quoted(name)} is not one of them`,
        ),
  )
}

/** A number that is part of another value that was asked for does not count. */
const withoutParts = (all: ReadonlyMap<ExtractKind, Found[]>, text: string): Map<ExtractKind, Found[]> => {
  const others = [...all].flatMap(([kind, items]) => (kind === 'number' ? [] : items))
  return new Map(
    [...all].map(([kind, items]) => [kind, kind === 'number' ? apartFrom(items, others, text) : items]),
  )
}

export default feature('rest_text_extract', ({ text, kinds, unique }) => {
  const asked = kindsOf(kinds)
  const byKind = withoutParts(new Map(asked.map((kind) => [kind, FINDERS[kind](text)])), text)
  const items = [...byKind]
    .flatMap(([kind, found]) => {
      const kept = unique ? firstOf(found, ({ value }) => value) : found
      return kept.map(({ value, index }) => ({ kind, value, index }))
    })
    .sort((a, b) => a.index - b.index)
  const totals = Object.fromEntries(asked.map((kind) => [kind, 0]))
  for (const { kind } of items) totals[kind] = (totals[kind] ?? 0) + 1
  return { count: items.length, items, totals }
})
