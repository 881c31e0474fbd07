import { dereference, type ContractDocument } from '#contract'
import type { GuideOperation, Input } from '../guides/operations.js'
import { terms, type RankingIndex } from '../site/ranking.js'
import { SYNONYMS } from './synonyms.js'

/** Its parts as texts, by which an operation is found. */
export interface SearchedTexts {
  /** Its path, and its operationId where that says more. */
  name: string
  summary: string
  description: string
  category: string
  parameters: string
}

/** A parameter's name, what it is, and its values where they are listed: algorithms, units, styles. */
const parameterText = (document: ContractDocument, { name, description, schema }: Input): string => {
  const { enum: values = [] } = dereference(document, schema) as { enum?: readonly unknown[] }
  return [name, description, ...values.map(String)].join(' ')
}

/** What an operation is found by. @param category its section's title */
export const searchedTexts = (
  document: ContractDocument,
  category: string,
  { path, summary, description, query, body }: GuideOperation,
): SearchedTexts => ({
  name: path,
  summary,
  description,
  category,
  parameters: [...query, ...body].map((input) => parameterText(document, input)).join(' '),
})

/** Of each part against the description's; and how much a long text counts against its words (BM25's b). */
const PARTS: Readonly<Record<keyof SearchedTexts, { weight: number; length: number }>> = {
  name: { weight: 4, length: 0.75 },
  summary: { weight: 3.5, length: 0.5 },
  category: { weight: 1.2, length: 0.3 },
  description: { weight: 1, length: 0.6 },
  parameters: { weight: 0.6, length: 0.7 },
}
const NAMES = Object.keys(PARTS) as (keyof SearchedTexts)[]
/** What each further part of a path takes away: `/a/b/c` is a special case of `/a/b`, and loses where both fit. */
const DEPTH = 0.06
/** BM25's k1: how soon more of the same word stops to count. */
const SATURATION = 2.2

/** What one is worth in the index, whose numbers are whole and small, since browsers load it. */
const UNIT = 10

const counts = (all: readonly string[]): Map<string, number> => {
  const map = new Map<string, number>()
  for (const each of all) map.set(each, (map.get(each) ?? 0) + 1)
  return map
}

/** Robertson's BM25F of each term in each operation, worked out in advance. */
export const rankingIndex = (operations: readonly SearchedTexts[]): RankingIndex => {
  const texts = operations.map((operation) =>
    NAMES.map((name) => {
      const all = terms(operation[name])
      return { name, counted: counts(all), length: all.length }
    }),
  )
  const means = NAMES.map((_, at) =>
    Math.max(1, texts.reduce((sum, parts) => sum + (parts[at]?.length ?? 0), 0) / texts.length),
  )
  const priors = operations.map(({ name }) => 1 - DEPTH * Math.max(0, name.split('/').length - 3))
  const frequencies = new Map<string, [place: number, frequency: number][]>()
  for (const [place, parts] of texts.entries()) {
    const weighted = new Map<string, number>()
    for (const [at, { name, counted, length }] of parts.entries()) {
      const { weight, length: b } = PARTS[name]
      const norm = 1 - b + (b * length) / (means[at] ?? 1)
      for (const [term, count] of counted)
        weighted.set(term, (weighted.get(term) ?? 0) + (weight * count) / norm)
    }
    for (const [term, frequency] of weighted)
      frequencies.set(term, [...(frequencies.get(term) ?? []), [place, frequency]])
  }
  const postings = [...frequencies].map(([term, list]) => {
    const rarity = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5))
    return [
      term,
      list.flatMap(([place, frequency], at) => [
        place - (list[at - 1]?.[0] ?? 0),
        Math.max(
          1,
          Math.round((UNIT * (priors[place] ?? 1) * rarity * frequency) / (SATURATION + frequency)),
        ),
      ]),
    ] as const
  })
  return { postings: Object.fromEntries(postings), synonyms: SYNONYMS }
}
