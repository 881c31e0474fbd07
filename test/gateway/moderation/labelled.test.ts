import { describe, expect, test } from 'vitest'
import { CATEGORIES, type Category } from '../../../src/gateway/moderation/rule-files.js'
import { THRESHOLD, type Scores } from '../../../src/gateway/moderation/verdict.js'
import { openJudge } from './judge.js'
import { readLabelled, type Labelled } from './labelled-set.js'

interface Tally {
  right: number
  wrong: number
  missed: number
}

const judge = await openJudge()

const tallyOf = (judged: readonly (Labelled & { scores: Scores })[], category: Category): Tally => {
  const tally = { right: 0, wrong: 0, missed: 0 }
  for (const { labels, scores } of judged) {
    const isFlagged = scores[category] >= THRESHOLD
    const isMeant = labels.includes(category)
    if (isFlagged && isMeant) tally.right += 1
    else if (isFlagged) tally.wrong += 1
    else if (isMeant) tally.missed += 1
  }
  return tally
}
const precision = ({ right, wrong }: Tally): number => right / (right + wrong)
const recall = ({ right, missed }: Tally): number => right / (right + missed)

/**
 * The rules were written with the first three sets in view, and the classes of what they missed in `fresh` were mended
 * after it was first run; the last tells what they do with anything else. When `fresh` was first run, precision and recall
 * were: harassment 80 and 86 %, hate 96 and 81 %, self-harm 92 and 85 %, sexual 96 and 96 %, violence 100 and 94 %, and
 * 4 of its 110 clean sentences were flagged; eight sentences that stood in other sets have left it since.
 */
const SETS = [
  { name: 'en', leastPrecision: 0.9, leastRecall: 0.95, mostFlagged: 0.01 },
  { name: 'id', leastPrecision: 0.95, leastRecall: 0.95, mostFlagged: 0.01 },
  { name: 'mixed', leastPrecision: 0.9, leastRecall: 0.95, mostFlagged: 0.01 },
  { name: 'fresh', leastPrecision: 0.95, leastRecall: 0.95, mostFlagged: 0.01 },
  { name: 'unseen', leastPrecision: 0.8, leastRecall: 0.8, mostFlagged: 0.11 },
]

describe.each(SETS)(
  'on the sentences of $name.yaml',
  ({ name, leastPrecision, leastRecall, mostFlagged }) => {
    const judged = readLabelled(name).map((sentence) => ({ ...sentence, scores: judge(sentence.text) }))
    const tallies = CATEGORIES.map((category) => ({ category, tally: tallyOf(judged, category) }))
    for (const { category, tally } of tallies) {
      const [right, missed] = [precision(tally), recall(tally)].map(
        (share) => `${(share * 100).toFixed(0)} %`,
      )
      process.stdout.write(
        `${name.padEnd(7)} ${category.padEnd(11)} precision ${right}, recall ${missed} (${JSON.stringify(tally)})\n`,
      )
    }

    test.each(tallies)('$category is found and nothing else', ({ tally }) => {
      expect(precision(tally)).toBeGreaterThanOrEqual(leastPrecision)
      expect(recall(tally)).toBeGreaterThanOrEqual(leastRecall)
    })

    test('most of what is clean stays so', () => {
      const clean = judged.filter(({ labels }) => labels.length === 0)
      const flagged = clean.filter(({ scores }) =>
        CATEGORIES.some((category) => scores[category] >= THRESHOLD),
      )
      expect(flagged.length / clean.length).toBeLessThanOrEqual(mostFlagged)
    })
  },
)

test('the sentences are at least 300, in both languages, and none stands twice', () => {
  const texts = SETS.flatMap(({ name }) => readLabelled(name)).map(({ text }) => text)
  expect(texts.length).toBeGreaterThanOrEqual(300)
  expect(new Set(texts).size).toBe(texts.length)
})
