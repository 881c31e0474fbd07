import * as v from 'valibot'
import { askAlways } from '../define.js'
import { optionalWhole, texts, whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const Author = v.pipe(
  v.object({ name: v.string(), birth_year: optionalWhole, death_year: optionalWhole }),
  v.transform(({ name, birth_year: born, death_year: died }) => ({ name, born, died })),
)

const Book = v.pipe(
  v.object({
    id: whole,
    title: v.string(),
    authors: v.nullish(v.array(Author), []),
    languages: texts,
    subjects: texts,
    download_count: whole,
    copyright: v.nullish(v.boolean(), null),
    formats: v.record(v.string(), v.string()),
  }),
  v.transform(({ download_count: downloads, copyright, formats, ...book }) => {
    const addressOf = (type: string): string | null =>
      Object.entries(formats).find(([format]) => format.startsWith(type))?.[1] ?? null
    return {
      ...book,
      downloads,
      copyright,
      epub: addressOf('application/epub+zip'),
      text: addressOf('text/plain'),
      html: addressOf('text/html'),
      cover: addressOf('image/jpeg'),
    }
  }),
)
const Books = v.object({ count: whole, results: v.array(Book) })

/**
 * The first page (32) of the books of Project Gutenberg by title or author, with how many there are in all.
 * @param language two letters; undefined is any
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const gutenbergBooksLike = (
  context: UpstreamCaller,
  search: string,
  language: string | undefined,
): Promise<v.InferOutput<typeof Books>> =>
  askAlways(knowledge.gutendex, context, Books, {
    path: '/books',
    query: { search, languages: language },
  })
