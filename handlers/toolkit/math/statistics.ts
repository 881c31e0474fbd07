import { feature } from '#toolkit'
import { finiteAnswer } from '#toolkit/lib/numbers/finite-numbers'
import {
  excessKurtosis,
  mean,
  modes,
  populationSpread,
  quantile,
  sampleSpread,
  skewness,
  sum,
} from '#toolkit/lib/statistics/descriptive-statistics'
import { outliers } from '#toolkit/lib/statistics/outliers'
import { numberList } from '#toolkit/lib/numbers/number-list'

const MOST_NUMBERS = 5000
export default feature('rest_math_statistics', ({ numbers: text, percentile }) => {
  const numbers = numberList(text, 'numbers', { max: MOST_NUMBERS })
  const ascending = [...numbers].sort((a, b) => a - b)
  const count = numbers.length
  const average = mean(numbers)
  const sample = sampleSpread(numbers)
  const population = populationSpread(numbers)
  const [q1, q3] = [quantile(ascending, 0.25), quantile(ascending, 0.75)]
  const [min = 0] = ascending
  const max = ascending.at(-1) ?? 0
  return finiteAnswer({
    count,
    sum: sum(numbers),
    mean: average,
    median: quantile(ascending, 0.5),
    modes: modes(numbers),
    min,
    max,
    range: max - min,
    variance: sample?.variance ?? null,
    standardDeviation: sample?.deviation ?? null,
    populationVariance: population.variance,
    populationStandardDeviation: population.deviation,
    standardError: sample === null ? null : sample.deviation / Math.sqrt(count),
    q1,
    q3,
    iqr: q3 - q1,
    percentile: quantile(ascending, percentile / 100),
    meanAbsoluteDeviation: mean(numbers.map((value) => Math.abs(value - average))),
    geometricMean: min > 0 ? Math.exp(mean(numbers.map(Math.log))) : null,
    harmonicMean: min > 0 ? count / sum(numbers.map((value) => 1 / value)) : null,
    skewness: skewness(numbers),
    kurtosis: excessKurtosis(numbers),
    outliers: outliers(numbers),
  })
})
