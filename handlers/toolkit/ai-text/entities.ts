import { feature } from '#toolkit'
import { entitiesOf } from '#toolkit/lib/language/english-text'
import { namesIn, type NameKind } from '#toolkit/lib/language/names'
import { spansApart } from '#toolkit/lib/language/spans-apart'
import { totalsOf, wantedTypes } from '#toolkit/lib/language/wanted-types'
import type { Span } from '#toolkit/lib/language/words'

const NAME_KINDS = ['person', 'place', 'organization'] as const satisfies readonly NameKind[]

/** wink-nlp's types in lower case follow compromise's. */
const TYPES = [
  ...NAME_KINDS,
  'date',
  'time',
  'duration',
  'money',
  'percent',
  'cardinal',
  'ordinal',
  'email',
  'url',
  'hashtag',
  'mention',
  'emoji',
  'emoticon',
] as const

type Found = Span & { type: string }

/** The longer one of two that overlap stays; of two as long as each other the name, which comes first. */
const apart = (found: readonly Found[], textLength: number): Found[] => {
  const longestFirst = found.toSorted((one, other) => other.end - other.start - (one.end - one.start))
  return spansApart(longestFirst, textLength)
}

export default feature('rest_aiText_entities', ({ text, types }) => {
  const wanted = wantedTypes(TYPES, types)
  const names = namesIn(
    text,
    NAME_KINDS.filter((kind) => wanted.has(kind)),
  ).map(({ kind, ...span }): Found => ({ ...span, type: kind }))
  const others = entitiesOf(text)
    .map(({ type, ...span }): Found => ({ ...span, type: type.toLowerCase() }))
    .filter(({ type }) => types === undefined || TYPES.some((known) => known === type && wanted.has(known)))
  const items = new Map<
    string,
    { text: string; type: string; index: number; end: number; mentions: number }
  >()
  for (const { text: found, type, start, end } of apart([...names, ...others], text.length)) {
    const key = `${type} ${found}`
    const known = items.get(key)
    if (known === undefined) items.set(key, { text: found, type, index: start, end, mentions: 1 })
    else known.mentions += 1
  }
  const list = [...items.values()]
  return { count: list.length, items: list, totals: totalsOf(list) }
})
