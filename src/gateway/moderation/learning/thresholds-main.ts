/**
 * `npm run moderation:thresholds -- FOLDER`: measures from which score on each topic is best flagged, and writes
 * `second-opinion/thresholds.tsv`. The folder has a `.jsonl` file for each of the sources. Of those that the model has learnt
 * from, only the texts count that were held back from it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRules, TOPICS, WEIGHTS_FOLDER, type Topic } from '../rule-files.js'
import { readSecondOpinion } from '../second-opinion/index.js'
import { THRESHOLDS_FILE } from '../thresholds.js'
import { createJudge, type Scores } from '../verdict.js'
import { chooseThreshold, type Scored } from './choose.js'
import { isHeldBack } from './held-back.js'
import { LABELLED_SOURCES, type LabelledText } from './sources.js'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder with the labelled texts.')

const rules = await readRules()
const opinion = await readSecondOpinion(WEIGHTS_FOLDER, new Set(rules.groupWords))
const judge = await createJudge(rules, opinion)
const scoresOf = (text: string): Scores => {
  const work = judge(text)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value.scores
  }
}

const forEachTopic = <T>(make: () => T): Record<Topic, T> =>
  Object.fromEntries(TOPICS.map((topic) => [topic, make()])) as Record<Topic, T>
const labelled = forEachTopic<Scored[]>(() => [])
const harmless = forEachTopic<number[]>(() => [])
const setsOf = forEachTopic<Set<string>>(() => new Set())

for (const { name, isLearntFrom, labelsOf } of LABELLED_SOURCES) {
  const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledText)
  for (const line of lines) {
    if (isLearntFrom && !isHeldBack(line.text)) continue
    const labels = labelsOf(line)
    const scores = scoresOf(line.text)
    for (const topic of TOPICS)
      if (labels === 'harmless') harmless[topic].push(scores[topic])
      else if (labels[topic] !== undefined) {
        labelled[topic].push({ score: scores[topic], isMeant: labels[topic] === 1 })
        setsOf[topic].add(name)
      }
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const comments = [
  'From which score on a topic and its finer categories are flagged, in hundredths. Made by npm run moderation:thresholds.',
  'Each finds most at a precision of 88 % and false alarms in at most 0.3 % of harmless texts; 50 where none is as good.',
]
const rows: string[] = []
for (const topic of TOPICS) {
  const { hundredths, precision, recall, falseAlarms } = chooseThreshold(labelled[topic], harmless[topic])
  const meant = labelled[topic].filter(({ isMeant }) => isMeant).length
  comments.push(
    `${topic}: precision ${percent(precision)}, recall ${percent(recall)} of ${meant} in ${labelled[topic].length} texts (${[...setsOf[topic]].join(', ')}); false alarms ${percent(falseAlarms)} of ${harmless[topic].length}`,
  )
  rows.push(`${topic}\t${hundredths}`)
}
const text = [...comments.map((comment) => `# ${comment}`), ...rows, ''].join('\n')
writeFileSync(THRESHOLDS_FILE, text)
process.stdout.write(text)
