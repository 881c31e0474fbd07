/** From which score on a category is flagged; measured by `npm run moderation:thresholds`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CATEGORIES, TOPICS, topicOf, WEIGHTS_FOLDER, type Category, type Topic } from './rule-files.js'
import type { Scores } from './verdict.js'

/** The finer categories share the threshold of their topic, since the rules score both alike. */
export type Thresholds = Readonly<Record<Topic, number>>

export const THRESHOLDS_FILE = join(WEIGHTS_FOLDER, 'thresholds.tsv')
const COMMENT = '#'

/**
 * A line is a topic, a tabulator and the threshold in hundredths; those that begin with `#` say where it comes from.
 *
 * @throws Error where a topic has none, or one that is no share
 */
export const parseThresholds = (text: string): Thresholds => {
  const read = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(COMMENT))
      .map((line) => {
        const [topic = '', hundredths] = line.split('\t')
        return [topic, Number(hundredths) / 100]
      }),
  )
  return Object.fromEntries(
    TOPICS.map((topic) => {
      const threshold = read.get(topic) ?? NaN
      if (!(threshold > 0 && threshold < 1)) throw new Error(`${topic} has no threshold`)
      return [topic, threshold]
    }),
  ) as Record<Topic, number>
}

export const readThresholds = async (): Promise<Thresholds> =>
  parseThresholds(await readFile(THRESHOLDS_FILE, 'utf8'))

/** Which categories a text is flagged for. */
export const flaggedBy = (thresholds: Thresholds, scores: Scores): Record<Category, boolean> =>
  Object.fromEntries(
    CATEGORIES.map((category) => [category, scores[category] >= thresholds[topicOf(category)]]),
  ) as Record<Category, boolean>
