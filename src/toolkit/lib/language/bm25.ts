import { stemOf } from './stems.js'
import { isStopWord } from './stop-words.js'
import { wordsIn } from './words.js'

const K1 = 1.2
const B = 0.75

/** The stems of a text's words that are not stop words. */
export const contentStems = (text: string): string[] =>
  wordsIn(text)
    .map((word) => word.text.toLowerCase())
    .filter((word) => !isStopWord(word))
    .map(stemOf)

/**
 * BM25 (Robertson and Zaragoza 2009) of each passage, with k1 1.2, b 0.75 and idf ln(1 + (N - n + 0.5) / (n + 0.5)), which is
 * never negative; each stem of the query counts once.
 */
export const bm25 = (query: string, passages: readonly string[]): number[] => {
  const all = passages.map(contentStems)
  const averageLength = all.reduce((sum, stems) => sum + stems.length, 0) / all.length
  const scores = all.map(() => 0)
  for (const wanted of new Set(contentStems(query))) {
    const frequencies = all.map((stems) => stems.filter((stem) => stem === wanted).length)
    const having = frequencies.filter((frequency) => frequency > 0).length
    const idf = Math.log(1 + (all.length - having + 0.5) / (having + 0.5))
    for (const [index, frequency] of frequencies.entries()) {
      if (frequency === 0) continue
      const length = 1 - B + (B * (all[index]?.length ?? 0)) / averageLength
      scores[index] = (scores[index] ?? 0) + (idf * frequency * (K1 + 1)) / (frequency + K1 * length)
    }
  }
  return scores
}
