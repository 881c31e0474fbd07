import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { cosine, loadWordVectors } from '#toolkit/lib/text/word-vectors'

const MOST_LABELS = 20
const FEWEST_LABELS = 2
const TEMPERATURE = 0.1

const rounded = (value: number): number => roundHalfAway(value, 6)

const labelsOf = (list: string): string[] => {
  const labels = [...new Set(list.split(',').map((label) => label.trim()))].filter((label) => label !== '')
  if (labels.length < FEWEST_LABELS) unprocessable('labels has fewer than two distinct labels.')
  if (labels.length > MOST_LABELS) unprocessable(`labels has more than ${MOST_LABELS} labels.`)
  return labels
}

export default feature('rest_aiText_classify', async ({ text, labels: list }) => {
  const names = labelsOf(list)
  const { textVector } = await loadWordVectors()
  const vectorOf = (words: string, subject: string): Float64Array =>
    textVector(words) ?? unprocessable(`${subject} has no word that the word vectors know.`)
  const vector = vectorOf(text, 'text')
  const scored = names.map((label) => ({
    label,
    similarity: cosine(vector, vectorOf(label, `The label ${quoted(label)}`)),
  }))
  // Less the largest, which changes no quotient.
  const largest = Math.max(...scored.map(({ similarity }) => similarity))
  const weights = scored.map(({ similarity }) => Math.exp((similarity - largest) / TEMPERATURE))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const labels = scored
    .map(({ label, similarity }, index) => ({
      label,
      similarity: rounded(similarity),
      probability: rounded((weights[index] ?? 0) / total),
    }))
    .sort((a, b) => b.similarity - a.similarity)
  const [best] = labels
  return { label: best?.label ?? '', confidence: best?.probability ?? 0, labels }
})
