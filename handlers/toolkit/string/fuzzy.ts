import { feature, unprocessable } from '#toolkit'
import { matchSubsequence, type FuzzyMatch } from '#toolkit/lib/diff/fuzzy-match'
import { jaroWinkler, levenshteinSimilarity } from '#toolkit/lib/diff/string-similarity'
import { codePointsOf } from '#toolkit/lib/text/text-units'
import type { Query } from '#operation'

const MAX_CANDIDATES = 2000

const candidatesOf = (items: string): string[] => {
  const candidates = items
    .split(/[,\n\r]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  return candidates.length > MAX_CANDIDATES
    ? unprocessable(`items has ${candidates.length} candidates; at most ${MAX_CANDIDATES} are ranked.`)
    : candidates
}

type Method = Query<'rest_string_fuzzy'>['method']
type Match = (query: string, candidate: string) => FuzzyMatch | null

const measured =
  (similarity: (a: readonly string[], b: readonly string[]) => number): Match =>
  (query, candidate) => ({
    score: similarity(codePointsOf(query, true), codePointsOf(candidate, true)),
    positions: [],
  })

const methods: Readonly<Record<Method, Match>> = {
  subsequence: matchSubsequence,
  'jaro-winkler': measured(jaroWinkler),
  levenshtein: measured(levenshteinSimilarity),
}

const round6 = (score: number): number => Math.round(score * 1e6) / 1e6

export default feature('rest_string_fuzzy', ({ q, items, method, min, limit }) => {
  if (q.trim() === '') unprocessable('q contains nothing but white space.')
  const ranked = candidatesOf(items)
    .flatMap((value) => {
      const match = methods[method](q, value)
      return match === null ? [] : [{ value, score: round6(match.score), positions: match.positions }]
    })
    .filter(({ score }) => score >= min)
    // The sort is stable: equal scores keep the order of the input.
    .sort((one, other) => other.score - one.score || [...one.value].length - [...other.value].length)
    .slice(0, limit)
  return { count: ranked.length, items: ranked }
})
