import * as v from 'valibot'
import { ask, path } from '../define.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const Poem = v.object({
  title: v.string(),
  author: v.string(),
  lines: v.array(v.string()),
  linecount: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.pipe(v.number(), v.integer(), v.minValue(0)),
  ),
})

/** What it answers with status 200 where it has no such poem. */
const Nothing = v.pipe(
  v.object({ status: v.pipe(v.union([v.literal(404), v.literal('404')])) }),
  v.transform(() => []),
)

/** A poem; its stanzas are separated by empty lines, which `linecount` does not count. */
export type Poem = v.InferOutput<typeof Poem>

/** Where poems are searched: parts of names, in any case. */
export type PoemSearch =
  | { author: string; title: string }
  | { author: string; title?: undefined }
  | { author?: undefined; title: string }

const pathOf = ({ author, title }: PoemSearch): string => {
  if (author === undefined) return path`/title/${title}`
  return title === undefined ? path`/author/${author}` : path`/author,title/${author};${title}`
}

/**
 * The poems of an author and title.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn
 */
export const poemsOf = async (context: UpstreamCaller, search: PoemSearch): Promise<Poem[]> =>
  (await ask(knowledge.poetrydb, context, v.union([v.array(Poem), Nothing]), { path: pathOf(search) })) ?? []
