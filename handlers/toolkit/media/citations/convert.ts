import { feature, unprocessable } from '#toolkit'
import { formatOf, readReferences, writeReferences, type Reference } from '#toolkit/lib/media/references'
import type { Data } from '#operation'

const yearOf = ({ issued }: Reference): number | null => {
  const year = Number(issued?.['date-parts']?.[0]?.[0])
  return Number.isInteger(year) ? year : null
}

const summaryOf = (reference: Reference): Data<'rest_media_citations_2'>['items'][number] => ({
  id: reference.id,
  type: reference.type ?? 'document',
  title: reference.title ?? null,
  authors: (reference.author ?? []).map(
    ({ family, given, literal }) =>
      literal ?? [family, given].filter((part) => (part ?? '') !== '').join(', '),
  ),
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
