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

/** The rules were written with the first three sets in view; the last tells what they do with anything else. */
const SETS = [
  { name: 'en', leastPrecision: 0.9, leastRecall: 0.9 },
  { name: 'id', leastPrecision: 0.9, leastRecall: 0.9 },
  { name: 'mixed', leastPrecision: 0.9, leastRecall: 0.9 },
  { name: 'unseen', leastPrecision: 0.7, leastRecall: 0.5 },
]

describe.each(SETS)('on the sentences of $name.yaml', ({ name, leastPrecision, leastRecall }) => {
  const judged = readLabelled(name).map((sentence) => ({ ...sentence, scores: judge(sentence.text) }))
  const tallies = CATEGORIES.map((category) => ({ category, tally: tallyOf(judged, category) }))
  for (const { category, tally } of tallies) {
    const [right, missed] = [precision(tally), recall(tally)].map((share) => `${(share * 100).toFixed(0)} %`)
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
    const flagged = clean.filter(({ scores }) => CATEGORIES.some((category) => scores[category] >= THRESHOLD))
    expect(flagged.length / clean.length).toBeLessThanOrEqual(name === 'unseen' ? 0.1 : 0.01)
  })
})

test('the sentences are at least 300, in both languages, and none stands twice', () => {
  const texts = SETS.flatMap(({ name }) => readLabelled(name)).map(({ text }) => text)
  expect(texts.length).toBeGreaterThanOrEqual(300)
  expect(new Set(texts).size).toBe(texts.length)
})
