import { BIAS, scoreFeature } from '../second-opinion/index.js'
import type { Model } from './fit.js'

/** Weights are sixteenths of a natural logarithm of odds. */
const UNIT = 16
const SCORES = Array.from({ length: 20 }, (_, step) => step / 20)

/** The text of `weights.tsv`: what it is made of, the weights of the rules' score, then those of the words in their order. */
export const weightsFile = (
  { bias, weights }: Model,
  threshold: number,
  baseOf: (score: number) => number,
  sources: readonly string[],
): string => {
  const rounded = (value: number): number => Math.round(value * UNIT)
  const comments = [
    'Weights of words around a sign of abuse, in sixteenths of a natural logarithm of odds. Made by npm run moderation:learn.',
    '§ stands for any word that names a group; =n for a score of the rules of n twentieths; = for every text.',
    'Learnt from:',
    ...sources,
  ].map((line) => `# ${line}`)
  const scores = SCORES.map((score) => [scoreFeature(score), rounded(baseOf(score))] as const)
  const words = [...weights]
    .map(([feature, weight]) => [feature, rounded(weight)] as const)
    .filter(([feature, weight]) => weight !== 0 && feature !== '§')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = [[BIAS, rounded(bias - threshold)] as const, ...scores, ...words]
  return [...comments, ...lines.map(([feature, weight]) => `${feature}\t${weight}`), ''].join('\n')
}
