/**
 * `npm run moderation:learn -- FOLDER`: learns the weights of the second opinion from labelled texts, and writes
 * `second-opinion/weights.tsv`. The folder has a `.jsonl` file for each of the sources. One text in five is held back: what the
 * threshold makes of those is printed.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRules, WEIGHTS_FOLDER } from '../rule-files.js'
import { featuresOf } from '../second-opinion/features.js'
import { createJudge } from '../verdict.js'
import { fit, type Example } from './fit.js'
import { isHeldBack } from './held-back.js'
import { SOURCES, type LabelledText, type Source } from './sources.js'
import { heldBackReport, RAISED_FROM, type Held } from './threshold.js'
import { weightsFile } from './weights-file.js'

const KEPT = 8000
/** The log odds of the rules' scores, which are never quite sure. */
const LEAST_SCORE = 0.05
const MOST_SCORE = 0.9

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder with the labelled texts.')

const baseOf = (score: number): number => {
  const odds = Math.min(MOST_SCORE, Math.max(LEAST_SCORE, score))
  return Math.log(odds / (1 - odds))
}

const rules = await readRules()
const groups = new Set(rules.groupWords)
interface Suspect {
  around: string
  score: number
}
let suspect: Suspect | undefined
// Sees what the rules found and says nothing, so that the rules have the last word.
const judge = await createJudge(rules, (around, score) => {
  suspect = { around, score }
  return { margin: -1, words: [] }
})
const suspectIn = (text: string): Suspect | undefined => {
  suspect = undefined
  for (const work = judge(text); work.next().done !== true;);
  return suspect
}

const fitted: Example[] = []
const held: Held[] = []
const header: string[] = []
const read = ({ name, from, licence, weight, isAbuse }: Source): void => {
  const bytes = readFileSync(join(folder, `${name}.jsonl`))
  const lines = bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  let used = 0
  for (const line of lines.map((each) => JSON.parse(each) as LabelledText)) {
    const abuse = isAbuse(line)
    const found = abuse === undefined ? undefined : suspectIn(line.text)
    if (abuse === undefined || found === undefined) continue
    used += 1
    const features = [...featuresOf(found.around, groups, () => true)]
    const example = { set: name, features, base: baseOf(found.score), isAbuse: abuse, weight }
    if (isHeldBack(line.text)) held.push({ ...example, score: found.score })
    else fitted.push(example)
  }
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  header.push(
    `${name}: github.com/${from}, ${licence}; ${lines.length} texts, ${used} of them used; sha256 ${digest}…`,
  )
}
for (const source of SOURCES) read(source)
say(header.join('\n'))

const model = fit(fitted, KEPT)
say(heldBackReport(held, model).join('\n'))
const text = weightsFile(model, RAISED_FROM, baseOf, header)
writeFileSync(join(WEIGHTS_FOLDER, 'weights.tsv'), text)
say(`${fitted.length} texts, ${text.split('\n').length} lines, ${text.length} characters`)
