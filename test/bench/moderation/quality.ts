/** Precision, recall and F1 on labelled texts, per set and category. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORIES, type Category } from '../../../src/gateway/moderation/rule-files.js'
import { openVerdicts } from '../../gateway/moderation/judge.js'

/** A line of a `.jsonl` file: 0 or 1 for each category that the set knows about, and for all of them together. */
interface LabelledText {
  text: string
  labels?: Partial<Record<Category, 0 | 1>>
  flagged: 0 | 1
}

interface Tally {
  right: number
  wrong: number
  missed: number
  spared: number
}

type Column = Category | 'flagged'

const readSet = (file: string): LabelledText[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledText)

const count = (tally: Tally, isFound: boolean, isMeant: boolean): void => {
  if (isFound) tally[isMeant ? 'right' : 'wrong'] += 1
  else tally[isMeant ? 'missed' : 'spared'] += 1
}

const share = (part: number, whole: number): string =>
  (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1)).padStart(6)

const line = (name: string, column: Column, { right, wrong, missed, spared }: Tally): string => {
  const cells = [
    share(right, right + wrong),
    share(right, right + missed),
    share(2 * right, 2 * right + wrong + missed),
    share(wrong, wrong + spared),
  ]
  const total = right + wrong + missed + spared
  const counts = [total, right + missed].map((figure) => String(figure).padStart(7))
  return [name.padEnd(24), column.padEnd(24), ...counts, ...cells].join(' ')
}

const HEADINGS = ['n', 'meant'].map((heading) => heading.padStart(7))
const SHARES = ['P', 'R', 'F1', 'FPR'].map((heading) => `${heading} %`.padStart(6))

/**
 * Prints a line for each set and category: the number of texts whose label is known and how many are meant, then
 * precision, recall, F1 and the share of the others that are flagged, in per cent.
 *
 * @param folder with `.jsonl` files of {@link LabelledText}
 */
export const measureQuality = async (folder: string): Promise<void> => {
  const verdictOn = await openVerdicts()
  console.log(['set'.padEnd(24), 'category'.padEnd(24), ...HEADINGS, ...SHARES].join(' '))
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  for (const file of files.sort()) {
    const tallies = new Map<Column, Tally>()
    const tallyOf = (column: Column): Tally => {
      const tally = tallies.get(column) ?? { right: 0, wrong: 0, missed: 0, spared: 0 }
      tallies.set(column, tally)
      return tally
    }
    for (const { text, labels = {}, flagged } of readSet(join(folder, file))) {
      const categories = verdictOn(text)
      count(tallyOf('flagged'), Object.values(categories).includes(true), flagged === 1)
      for (const category of CATEGORIES)
        if (labels[category] !== undefined)
          count(tallyOf(category), categories[category], labels[category] === 1)
    }
    const name = file.replace(/\.jsonl$/, '')
    for (const [column, tally] of tallies)
      if (column === 'flagged' || tally.right + tally.missed > 0) console.log(line(name, column, tally))
  }
}
