import { feature, unprocessable } from '#toolkit'
import { formatOf, readReferences, writeReferences, type Reference } from '#toolkit/lib/media/references'
import type { Data } from '#operation'

const yearOf = ({ issued }: Reference): number | null => {
  const year = Number(issued?.['date-parts']?.[0]?.[0])
  return Number.isInteger(year) ? year : null
}

type Author = NonNullable<Reference['author']>[number]

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.filter((part) => (part ?? '') !== '').join(separator)

/** `Family, Given`; particles such as von belong to the family. */
const nameOf = (author: Author): string => {
  const particles = [author['dropping-particle'], author['non-dropping-particle']]
  const family = author.family ? joined([...particles, author.family], ' ') : ''
  return author.literal ?? joined([family, author.given], ', ')
}

const summaryOf = (reference: Reference): Data<'rest_media_citations_2'>['items'][number] => ({
  id: reference.id,
  type: reference.type ?? 'document',
  title: reference.title ?? null,
  authors: (reference.author ?? []).map(nameOf),
  year: yearOf(reference),
  doi: reference.DOI ?? null,
})

export default feature('rest_media_citations_2', ({ text, to }) => {
  const trimmed = text.replace(/^\ufeff/, '').trim()
  const from = formatOf(trimmed) ?? unprocessable('text is none of BibTeX, RIS and CSL-JSON.')
  const references = readReferences(trimmed, from)
  return {
    from,
    to,
    count: references.length,
    content: writeReferences(references, to),
    items: references.map(summaryOf),
  }
})
