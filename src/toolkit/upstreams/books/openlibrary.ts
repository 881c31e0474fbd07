import * as v from 'valibot'
import { askAlways } from '../define.js'
import { names, optionalText, optionalWhole, texts, whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const { openlibrary } = knowledge

const WORK_FIELDS = 'key,title,author_name,first_publish_year,edition_count,cover_i,language'

/** A work without a cover may have -1. */
const coverOf = (id: number | null): string | null =>
  id === null || id < 0 ? null : `https://covers.openlibrary.org/b/id/${id}-M.jpg`

const Work = v.pipe(
  v.object({
    key: v.string(),
    title: v.string(),
    author_name: texts,
    first_publish_year: optionalWhole,
    edition_count: v.nullish(whole, 0),
    language: texts,
    cover_i: optionalWhole,
  }),
  v.transform((work) => ({
    key: work.key,
    title: work.title,
    authors: work.author_name,
    firstPublished: work.first_publish_year,
    editions: work.edition_count,
    languages: work.language,
    cover: coverOf(work.cover_i),
    url: `https://openlibrary.org${work.key}`,
  })),
)
const Works = v.object({ numFound: whole, docs: v.array(Work) })

/**
 * Works by words of their title, author or subject, with how many there are in all.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so does the function below.
 */
export const worksLike = (
  context: UpstreamCaller,
  q: string,
  limit: number,
): Promise<v.InferOutput<typeof Works>> =>
  askAlways(openlibrary, context, Works, {
    path: '/search.json',
    query: { q, limit, fields: WORK_FIELDS },
  })

const MOST_SUBJECTS = 10

const Edition = v.pipe(
  v.object({
    title: v.string(),
    subtitle: optionalText,
    authors: names,
    publishers: names,
    publish_date: optionalText,
    number_of_pages: optionalWhole,
    subjects: names,
    cover: v.nullish(v.object({ large: optionalText, medium: optionalText }), null),
    url: v.string(),
  }),
  v.transform((edition) => ({
    title: edition.title,
    subtitle: edition.subtitle,
    authors: edition.authors,
    publishers: edition.publishers,
    published: edition.publish_date,
    pages: edition.number_of_pages,
    subjects: edition.subjects.slice(0, MOST_SUBJECTS),
    cover: edition.cover?.large ?? edition.cover?.medium ?? null,
    url: edition.url,
  })),
)

/** The edition with an ISBN of 13 digits; null where Open Library does not have it. */
export const editionOf = async (
  context: UpstreamCaller,
  isbn13: string,
): Promise<v.InferOutput<typeof Edition> | null> => {
  const key = `ISBN:${isbn13}`
  const found = await askAlways(openlibrary, context, v.object({ [key]: v.nullish(Edition, null) }), {
    path: '/api/books',
    query: { bibkeys: key, format: 'json', jscmd: 'data' },
  })
  return found[key] ?? null
}
