import { feature, unprocessable } from '#toolkit'
import { readColor } from '#toolkit/lib/color/css-color'
import { deltaE2000, deltaE76, deltaE94, deltaECmc, deltaEOk } from '#toolkit/lib/color/difference'
import { hexOf } from '#toolkit/lib/color/srgb'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data } from '#operation'

type Verdict = Data<'rest_color_difference'>['verdict']

/** Each verdict with the CIEDE2000 difference that is too much for it. */
const VERDICTS: readonly (readonly [verdict: Verdict, below: number])[] = [
  ['same', 1e-9],
  ['imperceptible', 1],
  ['slight', 2],
  ['noticeable', 10],
]

/** As far from each other as `lab(50 1e100 0)` is from everything, a formula runs over. */
const finite = (difference: number): number =>
  Number.isFinite(difference)
    ? difference
    : unprocessable('a and b are too far from each other: the difference is not finite.')

export default feature('rest_color_difference', ({ a, b }) => {
  const [reference, sample] = [readColor('a', a), readColor('b', b)]
  const by = (formula: typeof deltaE2000): number => finite(formula(reference, sample))
  const difference = by(deltaE2000)
  const rounded = (value: number): number => roundHalfAway(value, 4)
  return {
    a: hexOf(reference),
    b: hexOf(sample),
    deltaE76: rounded(by(deltaE76)),
    deltaE94: rounded(by(deltaE94)),
    deltaE2000: rounded(difference),
    deltaECmc: rounded(by(deltaECmc)),
    deltaEOk: rounded(by(deltaEOk)),
    verdict: VERDICTS.find(([, below]) => difference < below)?.[0] ?? 'different',
  }
})
