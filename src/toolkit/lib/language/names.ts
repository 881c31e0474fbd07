import compromise from 'compromise'
import type { Span } from './words.js'

/** What compromise tells of a name. */
interface NameJson {
  terms: readonly { text: string; offset: { start: number; length: number } }[]
}

interface NameView {
  json(options: { terms: { offset: true }; offset: true }): NameJson[]
}

export type NameKind = 'person' | 'place' | 'organization'

/** From a name's first term to its last, without the signs around them. */
const spanOf = (text: string, { terms }: NameJson): Span[] => {
  const places = terms.filter((term) => term.text !== '').map(({ offset }) => offset)
  const start = Math.min(...places.map((place) => place.start))
  const end = Math.max(...places.map((place) => place.start + place.length))
  return places.length === 0 ? [] : [{ text: text.slice(start, end), start, end }]
}

/** The names in an English text that compromise finds, of the kinds asked for. */
export const namesIn = (text: string, kinds: readonly NameKind[]): (Span & { kind: NameKind })[] => {
  if (kinds.length === 0) return []
  const read = compromise(text)
  const views: Readonly<Record<NameKind, () => unknown>> = {
    person: () => read.people(),
    place: () => read.places(),
    organization: () => read.organizations(),
  }
  return kinds.flatMap((kind) =>
    (views[kind]() as NameView)
      .json({ terms: { offset: true }, offset: true })
      .flatMap((name) => spanOf(text, name).map((span) => ({ ...span, kind }))),
  )
}
