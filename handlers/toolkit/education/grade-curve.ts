import { feature, invalidParameter, unprocessable } from '#toolkit'
import { curveOf, deviationOf, meanOf } from '#toolkit/lib/education/grade-curves'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Data } from '#operation'

type Letter = Data<'rest_education_gradeCurve'>['items'][number]['letter']

const PASSING: readonly Letter[] = ['A', 'B', 'C', 'D']

const summary = (scores: readonly number[]) => {
  const marks = scores.toSorted((a, b) => a - b).map((score) => new Decimal(score))
  const middle = [marks[(marks.length - 1) >> 1], marks[marks.length >> 1]].map((mark) => mark ?? 0)
  return {
    mean: rounded(meanOf(marks), 4),
    median: rounded(Decimal.sum(...middle).div(2), 4),
    standardDeviation: rounded(deviationOf(marks), 4),
  }
}

const cutoffsOf = (text: string): number[] => {
  const cutoffs = text.split(',').map(Number)
  if (cutoffs.some((cutoff, index) => index > 0 && cutoff >= (cutoffs[index - 1] ?? 0))) {
    invalidParameter('cutoffs', `${text} do not fall from A to D`)
  }
  return cutoffs
}

export default feature('rest_education_gradeCurve', (query) => {
  const { method, maxScore } = query
  const scores = query.scores.split(',').map(Number)
  const tooHigh = scores.find((score) => score > maxScore)
  if (tooHigh !== undefined) invalidParameter('scores', `has ${tooHigh}, above maxScore ${maxScore}`)
  const cutoffs = cutoffsOf(query.cutoffs)
  const marks = scores.map((score) => new Decimal(score))
  const curve = curveOf(marks, query)
  if (curve === null) unprocessable(`${method} is not defined for these scores.`)
  const curved = marks.map((score) => rounded(Decimal.min(maxScore, Decimal.max(0, curve(score))), 2))
  const letterOf = (score: number): Letter => {
    const percent = new Decimal(score).times(100).div(maxScore)
    return PASSING[cutoffs.findIndex((cutoff) => percent.gte(cutoff))] ?? 'F'
  }
  const letters = curved.map(letterOf)
  const count = (letter: Letter): number => letters.filter((other) => other === letter).length
  const ascending = scores.toSorted((a, b) => a - b)
  const items = scores.map((score, index) => {
    const below = ascending.indexOf(score)
    const notAbove = ascending.lastIndexOf(score) + 1
    return {
      score,
      curved: curved[index] ?? 0,
      letter: letters[index] ?? 'F',
      rank: scores.length - notAbove + 1,
      percentile: rounded(new Decimal(below + notAbove).times(50).div(scores.length), 2),
    }
  })
  return {
    method,
    count: scores.length,
    before: summary(scores),
    after: summary(curved),
    letters: { A: count('A'), B: count('B'), C: count('C'), D: count('D'), F: count('F') },
    items,
  }
})
