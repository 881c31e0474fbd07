/** A linear model over the words around a sign of abuse: raises or lowers what the rules made of it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { featuresOf } from './features.js'

/** What the model makes of a sign; integers throughout, so that every platform comes to the same verdict. */
export interface Opinion {
  /** Sixteenths of a natural logarithm of odds, above 0 for abuse that the model is sure enough of. */
  margin: number
  /** What spoke most for the verdict, the heaviest first. */
  words: string[]
}

/**
 * @param around the folded text around a sign
 * @param score 0 to 1, what the rules made of the text
 */
export type SecondOpinion = (around: string, score: number) => Opinion

/** The weight of a score of the rules stands under its name, in steps of 0.05. */
const STEPS = 20
export const scoreFeature = (score: number): string =>
  `=${Math.min(STEPS - 1, Math.floor(score * STEPS + 1e-9))}`

/** The sum that a text must reach is kept under this name, as a negative weight of every text. */
export const BIAS = '='
const COMMENT = '#'
const MOST_WORDS = 5

/** A line is a feature, a tabulator and an integer; those that begin with `#` say where they come from. */
export const parseWeights = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(COMMENT))
      .map((line) => {
        const [feature = '', weight] = line.split('\t')
        return [feature, Number(weight)]
      }),
  )

export const createSecondOpinion =
  (weights: ReadonlyMap<string, number>, groups: ReadonlySet<string>): SecondOpinion =>
  (around, score) => {
    const found = [...featuresOf(around, groups, (feature) => weights.has(feature))].map((feature) => ({
      feature,
      weight: weights.get(feature) ?? 0,
    }))
    const base = (weights.get(BIAS) ?? 0) + (weights.get(scoreFeature(score)) ?? 0)
    const margin = found.reduce((sum, { weight }) => sum + weight, base)
    const words = found
      .filter(({ weight }) => Math.sign(weight) === (margin < 0 ? -1 : 1))
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .slice(0, MOST_WORDS)
      .map(({ feature }) => feature)
    return { margin, words }
  }

/** @param folder where `weights.tsv` is */
export const readSecondOpinion = async (
  folder: string,
  groups: ReadonlySet<string>,
): Promise<SecondOpinion> =>
  createSecondOpinion(parseWeights(await readFile(join(folder, 'weights.tsv'), 'utf8')), groups)
