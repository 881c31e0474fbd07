import * as v from 'valibot'
import { askAlways } from '../define.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

/**
 * A text inside the double quotes of a SPARQL 1.1 string (19.8, rules 156 and 160): no control character, a backslash
 * before each quote and backslash.
 */
const sparqlText = (text: string): string => text.replace(/\p{Cc}/gu, '').replace(/["\\]/g, '\\$&')

const filmQuery = (title: string, limit: number): string =>
  [
    'SELECT ?film ?title (MIN(YEAR(?d)) AS ?year) (SAMPLE(?i) AS ?imdb) (SAMPLE(?m) AS ?minutes)',
    '(GROUP_CONCAT(DISTINCT ?dl; separator="|") AS ?directors)',
    'WHERE { SERVICE wikibase:mwapi { bd:serviceParam wikibase:endpoint "www.wikidata.org";',
    `wikibase:api "EntitySearch"; mwapi:search "${sparqlText(title)}"; mwapi:language "en".`,
    '?film wikibase:apiOutputItem mwapi:item. ?n wikibase:apiOrdinal true. }',
    '?film wdt:P31/wdt:P279* wd:Q11424; rdfs:label ?title. FILTER(LANG(?title)="en")',
    'OPTIONAL { ?film wdt:P577 ?d } OPTIONAL { ?film wdt:P345 ?i } OPTIONAL { ?film wdt:P2047 ?m }',
    'OPTIONAL { ?film wdt:P57 ?dir. ?dir rdfs:label ?dl. FILTER(LANG(?dl)="en") } }',
    `GROUP BY ?film ?title ?n ORDER BY ?n LIMIT ${limit}`,
  ].join(' ')

const Binding = v.object({ value: v.string() })
const numberOrNull = v.nullish(
  v.pipe(
    Binding,
    v.transform(({ value }) => (value !== '' && Number.isFinite(Number(value)) ? Number(value) : null)),
  ),
  null,
)

const Film = v.pipe(
  v.object({
    film: v.object({ value: v.pipe(v.string(), v.regex(/\/Q\d+$/)) }),
    title: Binding,
    year: numberOrNull,
    directors: v.nullish(Binding, { value: '' }),
    minutes: numberOrNull,
    imdb: v.nullish(Binding, null),
  }),
  v.transform(({ film, title, year, directors, minutes, imdb }) => {
    const wikidata = film.value.slice(film.value.lastIndexOf('/') + 1)
    return {
      wikidata,
      title: title.value,
      year,
      directors: directors.value === '' ? [] : directors.value.split('|'),
      minutes,
      imdb: imdb?.value ?? null,
      url: `https://www.wikidata.org/wiki/${wikidata}`,
    }
  }),
)
const Films = v.object({ results: v.object({ bindings: v.array(Film) }) })

/** A film as Wikidata describes it; `minutes` is its running time, what is not known is null. */
export type Film = v.InferOutput<typeof Film>

/**
 * The films with an English title that the search of Wikidata finds, in its order.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const filmsLike = async (context: UpstreamCaller, title: string, limit: number): Promise<Film[]> => {
  const { results } = await askAlways(knowledge.wdqs, context, Films, {
    path: '/sparql',
    query: { format: 'json', query: filmQuery(title, limit) },
  })
  return results.bindings
}
