import type { Data } from '#operation'
import { feature } from '#toolkit'
import { jaccard, sharedMembers, shinglesOf } from '#toolkit/lib/language/shingles'
import { stemOf } from '#toolkit/lib/language/stems'
import { isStopWord } from '#toolkit/lib/language/stop-words'
import { wordsOrRefuse } from '#toolkit/lib/language/words'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { cosine as cosineOfVectors, loadWordVectors } from '#toolkit/lib/text/word-vectors'

type Similarity = Data<'rest_aiText_similarity'>

const MOST_SHARED_TERMS = 50
const [NEAR_DUPLICATE, RELATED_WORDS, RELATED_MEANING] = [0.7, 0.3, 0.8]

const rounded = (value: number): number => roundHalfAway(value, 6)

/** Stems of the words that are not stop words; of all words where there is no other. */
const countsOf = (words: readonly string[]): Map<string, number> => {
  const content = words.filter((word) => !isStopWord(word))
  const counts = new Map<string, number>()
  for (const term of (content.length === 0 ? words : content).map(stemOf))
    counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

const lengthOf = (counts: ReadonlyMap<string, number>): number =>
  Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0))

const cosineOfCounts = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number => {
  let product = 0
  for (const [term, count] of one) product += count * (other.get(term) ?? 0)
  return product / (lengthOf(one) * lengthOf(other))
}

const meaning = async (one: string, other: string): Promise<number | null> => {
  const { textVector } = await loadWordVectors()
  const [a, b] = [textVector(one), textVector(other)]
  return a === null || b === null ? null : rounded(cosineOfVectors(a, b))
}

const verdictOf = (
  isIdentical: boolean,
  { shingleJaccard, cosine, semantic }: Pick<Similarity, 'shingleJaccard' | 'cosine' | 'semantic'>,
): Similarity['verdict'] => {
  if (isIdentical) return 'identical'
  if (shingleJaccard >= NEAR_DUPLICATE) return 'near-duplicate'
  return cosine >= RELATED_WORDS || (semantic ?? 0) >= RELATED_MEANING ? 'related' : 'different'
}

export default feature('rest_aiText_similarity', async ({ a, b, shingle }) => {
  const [one = [], other = []] = [wordsOrRefuse(a, 'a'), wordsOrRefuse(b, 'b')].map((words) =>
    words.map(({ text }) => text.toLowerCase()),
  )
  const [counts, otherCounts] = [countsOf(one), countsOf(other)]
  const [terms, otherTerms] = [new Set(counts.keys()), new Set(otherCounts.keys())]
  const shared = sharedMembers(terms, otherTerms)
  const figures = {
    cosine: rounded(cosineOfCounts(counts, otherCounts)),
    jaccard: rounded(jaccard(terms, otherTerms)),
    dice: rounded((2 * shared) / (terms.size + otherTerms.size)),
    containment: rounded(shared / Math.min(terms.size, otherTerms.size)),
    shingleJaccard: rounded(jaccard(shinglesOf(one, shingle), shinglesOf(other, shingle))),
    semantic: await meaning(a, b),
  }
  return {
    ...figures,
    verdict: verdictOf(one.join(' ') === other.join(' '), figures),
    sharedTerms: [...terms]
      .filter((term) => otherTerms.has(term))
      .toSorted()
      .slice(0, MOST_SHARED_TERMS),
  }
})
