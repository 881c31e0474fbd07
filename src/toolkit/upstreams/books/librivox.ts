import * as v from 'valibot'
import { ask } from '../define.js'
import { filledText, whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

/** LibriVox writes most of its numbers as texts. */
const numeric = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), whole)

const yearOf = (text: string | number | null): number | null => {
  const year = Number(text ?? 0)
  return Number.isInteger(year) && year !== 0 ? year : null
}

const Author = v.pipe(
  v.object({ first_name: v.nullish(v.string(), ''), last_name: v.nullish(v.string(), '') }),
  v.transform(({ first_name: first, last_name: last }) => `${first} ${last}`.trim()),
)

const Book = v.pipe(
  v.object({
    id: numeric,
    title: v.string(),
    authors: v.nullish(v.array(Author), []),
    language: v.string(),
    num_sections: numeric,
    totaltimesecs: numeric,
    totaltime: v.string(),
    copyright_year: v.nullish(v.union([v.string(), v.number()]), null),
    url_librivox: v.string(),
    url_zip_file: filledText,
    url_rss: filledText,
  }),
  v.transform((book) => ({
    id: book.id,
    title: book.title,
    authors: book.authors,
    language: book.language,
    sections: book.num_sections,
    seconds: book.totaltimesecs,
    duration: book.totaltime,
    year: yearOf(book.copyright_year),
    url: book.url_librivox,
    zip: book.url_zip_file,
    rss: book.url_rss,
  })),
)
const Books = v.object({ books: v.array(Book) })
/** How the API says that it found nothing, with status 404 or 200. */
const Nothing = v.pipe(
  v.object({ error: v.unknown() }),
  v.transform((): v.InferOutput<typeof Books> => ({ books: [] })),
)
const isNothing = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'error' in input && !('books' in input)

const Answer = v.lazy((input): v.GenericSchema<unknown, v.InferOutput<typeof Books>> =>
  isNothing(input) ? Nothing : Books,
)

/**
 * Audiobooks whose title begins so, in LibriVox's order; `seconds` and `duration` are of the whole book.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const audiobooksLike = async (
  context: UpstreamCaller,
  title: string,
  limit: number,
): Promise<v.InferOutput<typeof Book>[]> => {
  const answer = await ask(knowledge.librivox, context, Answer, {
    path: '/api/feed/audiobooks',
    query: { title: `^${title}`, format: 'json', limit },
  })
  return answer?.books ?? []
}
