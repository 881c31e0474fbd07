import { feature, unprocessable } from '#toolkit'
import { bm25 } from '#toolkit/lib/language/bm25'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { linesOf } from '#toolkit/lib/text/lines'
import { cosine, loadWordVectors } from '#toolkit/lib/text/word-vectors'
import type { Query } from '#operation'

type Mode = Query<'rest_aiText_search'>['mode']

const MOST_PASSAGES = 1000

/** 0 for a text without any known word. */
const similarities = async (query: string, passages: readonly string[]): Promise<number[]> => {
  const { textVector } = await loadWordVectors()
  const wanted = textVector(query)
  return passages.map((passage) => {
    const vector = wanted === null ? null : textVector(passage)
    return wanted === null || vector === null ? 0 : cosine(wanted, vector)
  })
}

const scoresBy: Readonly<
  Record<Mode, (query: string, passages: readonly string[]) => number[] | Promise<number[]>>
> = {
  semantic: similarities,
  bm25,
  hybrid: async (query, passages) => {
    const byWords = bm25(query, passages)
    const best = byWords.reduce((most, score) => Math.max(most, score), 0)
    const byMeaning = await similarities(query, passages)
    return byMeaning.map((score, index) => score / 2 + (best === 0 ? 0 : (byWords[index] ?? 0) / best / 2))
  },
}

export default feature('rest_aiText_search', async ({ q, text, mode, limit }) => {
  const passages = linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (passages.length > MOST_PASSAGES) unprocessable(`text has more than ${MOST_PASSAGES} passages.`)
  const scores = await scoresBy[mode](q, passages)
  const items = passages
    .map((passage, index) => ({ index, text: passage, score: roundHalfAway(scores[index] ?? 0, 6) }))
    .filter(({ index }) => mode !== 'bm25' || scores[index] !== 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
  return { mode, passages: passages.length, count: items.length, items }
})
