import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

/** The query for a title, which is given as SPARQL writes it inside of double quotes. */
const sparql = (escaped: string, limit: number): string =>
  `SELECT ?film ?title (MIN(YEAR(?d)) AS ?year) (SAMPLE(?i) AS ?imdb) (SAMPLE(?m) AS ?minutes) (GROUP_CONCAT(DISTINCT ?dl; separator="|") AS ?directors) WHERE { SERVICE wikibase:mwapi { bd:serviceParam wikibase:endpoint "www.wikidata.org"; wikibase:api "EntitySearch"; mwapi:search "${escaped}"; mwapi:language "en". ?film wikibase:apiOutputItem mwapi:item. ?n wikibase:apiOrdinal true. } ?film wdt:P31/wdt:P279* wd:Q11424; rdfs:label ?title. FILTER(LANG(?title)="en") OPTIONAL { ?film wdt:P577 ?d } OPTIONAL { ?film wdt:P345 ?i } OPTIONAL { ?film wdt:P2047 ?m } OPTIONAL { ?film wdt:P57 ?dir. ?dir rdfs:label ?dl. FILTER(LANG(?dl)="en") } } GROUP BY ?film ?title ?n ORDER BY ?n LIMIT ${limit}`
const at = (escaped: string, limit = 10): string =>
  `/sparql?format=json&query=${encodeURIComponent(sparql(escaped, limit))}`
const films = (q: string, limit?: number) =>
  call('rest_media_films', { q, ...(limit === undefined ? {} : { limit }) })
const found = (...bindings: Readonly<Record<string, string>>[]) => ({
  body: {
    head: { vars: [] },
    results: {
      bindings: bindings.map((binding) =>
        Object.fromEntries(
          Object.entries(binding).map(([name, value]) => [name, { type: 'literal', value }]),
        ),
      ),
    },
  },
})
const entity = (id: string): string => `http://www.wikidata.org/entity/${id}`

table('rest_media_films', [
  refuses(400, 'no title', {}, 'q'),
  refuses(400, 'a limit of 51', { q: 'a', limit: 51 }, 'limit'),
])

describe('films', () => {
  it('keep their order and have null or nothing for what is not bound', async () => {
    await upstreamAnswers(
      'wdqs',
      at('Alien', 2),
      found(
        {
          film: entity('Q103569'),
          title: 'Alien',
          year: '1979',
          imdb: 'tt0078748',
          minutes: '116.5',
          directors: 'Ridley Scott|Someone Else',
        },
        { film: entity('Q1'), title: 'Alien Bare', directors: '' },
      ),
    )
    expect(await films('Alien', 2)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/films/search',
        data: {
          count: 2,
          items: [
            {
              wikidata: 'Q103569',
              title: 'Alien',
              year: 1979,
              directors: ['Ridley Scott', 'Someone Else'],
              minutes: 116.5,
              imdb: 'tt0078748',
              url: 'https://www.wikidata.org/wiki/Q103569',
            },
            {
              wikidata: 'Q1',
              title: 'Alien Bare',
              year: null,
              directors: [],
              minutes: null,
              imdb: null,
              url: 'https://www.wikidata.org/wiki/Q1',
            },
          ],
        },
      },
    })
  })

  it.each([
    ['a double quote', 'say "x" } DROP', 'say \\"x\\" } DROP'],
    ['a backslash before a quote', 'a\\"b', 'a\\\\\\"b'],
    ['a backslash at the end', 'end\\', 'end\\\\'],
    ['control characters', 'two\nlines\r\t\u0000\u0085', 'twolines'],
    ['signs of a replacement', "$& $1 $'", "$& $1 $'"],
    ['letters of all kinds', 'Amélie 😀 七人の侍', 'Amélie 😀 七人の侍'],
  ])('are looked for by a title with %s, which ends no text of the query', async (_what, title, escaped) => {
    await upstreamAnswers('wdqs', at(escaped), found())
    expect(await films(title)).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it.each([
    ...SEARCH_FAULTS,
    ['a film that is no item', 'lexeme', found({ film: entity('L7'), title: 'x' })] as const,
    ['a film without a title', 'untitled', found({ film: entity('Q7') })] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('wdqs', at(subject), answer)
    expect(await films(subject)).toMatchObject({ status: 502 })
  })
})
