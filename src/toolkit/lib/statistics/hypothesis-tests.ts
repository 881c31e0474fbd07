import { invalidParameter, unprocessable } from '../../errors.js'
import { correlation, isConstant, mean, sampleVariance, sum, sumOfSquares } from './descriptive-statistics.js'
import {
  chiSquaredTails,
  fTails,
  normalQuantile,
  normalTails,
  studentQuantile,
  studentTails,
  type Tails,
} from './special-functions.js'

/** What every test is asked. */
export interface TestQuestion {
  samples: readonly (readonly number[])[]
  /** Counts to fit; null for equal ones. */
  expected: readonly number[] | null
  /** The mean, difference of means or proportion of the null hypothesis. */
  mu: number
  alternative: 'twoSided' | 'less' | 'greater'
  /** The level of significance; the confidence interval is at 1 - alpha. */
  alpha: number
}

/** The result of a test; null for what the test does not have. */
export interface TestOutcome {
  statistic: number
  df: number | null
  df2: number | null
  pValue: number
  estimate: number | null
  confidenceInterval: { low: number; high: number } | null
  effectSize: number | null
}

type Test = (question: TestQuestion) => TestOutcome

const pValueOf = ({ lower, upper }: Tails, alternative: TestQuestion['alternative']): number => {
  switch (alternative) {
    case 'less':
      return lower
    case 'greater':
      return upper
    case 'twoSided':
      return Math.min(1, 2 * Math.min(lower, upper))
  }
}

const oneSample = ({ samples }: TestQuestion): readonly number[] => {
  const [sample = [], ...others] = samples
  return others.length === 0 ? sample : invalidParameter('data', 'must be one sample')
}

const twoSamples = ({ samples }: TestQuestion): readonly [readonly number[], readonly number[]] => {
  const [first, second, ...others] = samples
  if (first === undefined || second === undefined || others.length > 0) {
    return invalidParameter('data', 'must be two samples separated by a semicolon')
  }
  return [first, second]
}

const pairs = (question: TestQuestion): readonly [readonly number[], readonly number[]] => {
  const [first, second] = twoSamples(question)
  if (first.length !== second.length) invalidParameter('data', 'must be two samples of equal length')
  return [first, second]
}

const variance = (sample: readonly number[]): number =>
  sampleVariance(sample) ?? unprocessable('Each sample needs at least two values.')

const NO_SPREAD = 'The statistic is undefined: the values do not vary.'

/** A test of Student's t for an estimate with its standard error. */
const studentTest = (
  { mu, alternative, alpha }: TestQuestion,
  estimate: number,
  { error, df, deviation }: { error: number; df: number; deviation: number },
): TestOutcome => {
  const statistic = (estimate - mu) / error
  const margin = studentQuantile(1 - alpha / 2, df) * error
  return {
    statistic,
    df,
    df2: null,
    pValue: pValueOf(studentTails(statistic, df), alternative),
    estimate,
    confidenceInterval: { low: estimate - margin, high: estimate + margin },
    effectSize: (estimate - mu) / deviation,
  }
}

/** A spread that is nothing beside the values is the rounding of their differences. */
const NEGLIGIBLE = 1e-14

const testOfMean = (question: TestQuestion, sample: readonly number[]): TestOutcome => {
  const deviation = Math.sqrt(variance(sample))
  const largest = Math.max(...question.samples.flat().map(Math.abs))
  if (isConstant(sample) || deviation <= largest * NEGLIGIBLE) unprocessable(NO_SPREAD)
  const n = sample.length
  return studentTest(question, mean(sample), { error: deviation / Math.sqrt(n), df: n - 1, deviation })
}

const tPaired: Test = (question) => {
  const [first, second] = pairs(question)
  return testOfMean(
    question,
    first.map((value, index) => value - (second[index] ?? 0)),
  )
}

const testOfDifference =
  (pooled: boolean): Test =>
  (question) => {
    const [first, second] = twoSamples(question)
    const [v1, v2] = [variance(first), variance(second)]
    const [n1, n2] = [first.length, second.length]
    if (isConstant(first) && isConstant(second)) unprocessable(NO_SPREAD)
    const common = ((n1 - 1) * v1 + (n2 - 1) * v2) / (n1 + n2 - 2)
    const [e1, e2] = pooled ? [common / n1, common / n2] : [v1 / n1, v2 / n2]
    return studentTest(question, mean(first) - mean(second), {
      error: Math.sqrt(e1 + e2),
      // Welch and Satterthwaite's degrees of freedom if the variances are not pooled.
      df: pooled ? n1 + n2 - 2 : (e1 + e2) ** 2 / (e1 ** 2 / (n1 - 1) + e2 ** 2 / (n2 - 1)),
      deviation: Math.sqrt(common),
    })
  }

/** The score test of a proportion, with Wald's interval. */
const zProportion: Test = (question) => {
  const [successes = NaN, n = NaN, ...others] = oneSample(question)
  const { mu, alternative, alpha } = question
  if (Number.isNaN(n) || others.length > 0) invalidParameter('data', 'must be successes,n')
  if (!Number.isInteger(n) || n < 1 || !Number.isInteger(successes) || successes < 0 || successes > n) {
    unprocessable('successes and n must be whole numbers with 0 <= successes <= n and n >= 1.')
  }
  if (mu <= 0 || mu >= 1) unprocessable('mu must be a proportion between 0 and 1.')
  const estimate = successes / n
  const statistic = (successes - n * mu) / Math.sqrt(n * mu * (1 - mu))
  const margin = normalQuantile(1 - alpha / 2) * Math.sqrt((estimate * (1 - estimate)) / n)
  return {
    statistic,
    df: null,
    df2: null,
    pValue: pValueOf(normalTails(statistic), alternative),
    estimate,
    confidenceInterval: { low: estimate - margin, high: estimate + margin },
    effectSize: null,
  }
}

const chiSquaredOutcome = (statistic: number, df: number, effectSize: number | null): TestOutcome => ({
  statistic,
  df,
  df2: null,
  pValue: chiSquaredTails(statistic, df).upper,
  estimate: null,
  confidenceInterval: null,
  effectSize,
})

const checkCounts = (counts: readonly number[], parameter: string): void => {
  if (counts.some((count) => count < 0)) invalidParameter(parameter, 'counts must not be negative')
}

/** Pearson's statistic: the squared deviations over the expected counts. */
const pearson = (observed: readonly number[], expected: readonly number[]): number =>
  sum(observed.map((count, index) => (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 0)))

const chiSquaredFit: Test = (question) => {
  const observed = oneSample(question)
  const expected = question.expected ?? observed.map(() => 1)
  checkCounts(observed, 'data')
  checkCounts(expected, 'expected')
  if (expected.length !== observed.length) {
    invalidParameter('expected', `has ${expected.length} counts, data has ${observed.length}`)
  }
  if (observed.length < 2) unprocessable('At least two counts are needed.')
  if (expected.some((count) => count === 0) || sum(observed) === 0) unprocessable('An expected count is 0.')
  const scale = sum(observed) / sum(expected)
  return chiSquaredOutcome(
    pearson(
      observed,
      expected.map((count) => count * scale),
    ),
    observed.length - 1,
    null,
  )
}

const chiSquaredTable: Test = ({ samples: rows }) => {
  const width = rows[0]?.length ?? 0
  if (rows.some((row) => row.length !== width)) invalidParameter('data', 'has rows of different lengths')
  checkCounts(rows.flat(), 'data')
  if (rows.length < 2 || width < 2) unprocessable('The table needs at least two rows and two columns.')
  const rowSums = rows.map(sum)
  const columnSums = Array.from({ length: width }, (_, column) => sum(rows.map((row) => row[column] ?? 0)))
  const total = sum(rowSums)
  const expected = rowSums.flatMap((row) => columnSums.map((column) => (row * column) / total))
  if (!expected.every((count) => count > 0)) unprocessable('An expected count is 0.')
  const statistic = pearson(rows.flat(), expected)
  const smaller = Math.min(rows.length, width) - 1
  return chiSquaredOutcome(statistic, (rows.length - 1) * (width - 1), Math.sqrt(statistic / total / smaller))
}

/** One-way analysis of variance. */
const anova: Test = ({ samples: groups }) => {
  const all = groups.flat()
  const [df, df2] = [groups.length - 1, all.length - groups.length]
  if (df < 1) invalidParameter('data', 'must be at least two groups separated by semicolons')
  if (df2 < 1) unprocessable('There are too few values for so many groups.')
  if (groups.every(isConstant)) unprocessable('The statistic is undefined: no group varies within itself.')
  const centre = mean(all)
  const between = sum(groups.map((group) => group.length * (mean(group) - centre) ** 2))
  const within = sum(groups.map((group) => sumOfSquares(group)))
  const statistic = between / df / (within / df2)
  return {
    statistic,
    df,
    df2,
    pValue: fTails(statistic, df, df2).upper,
    estimate: null,
    confidenceInterval: null,
    effectSize: between / (between + within),
  }
}

const correlationTest: Test = (question) => {
  const [x, y] = pairs(question)
  if (x.length < 3) unprocessable('At least three pairs are needed.')
  const r = correlation(x, y) ?? unprocessable(NO_SPREAD)
  const df = x.length - 2
  if (1 - Math.abs(r) < 1e-15) unprocessable('The statistic is undefined: the correlation is perfect.')
  const statistic = r * Math.sqrt(df / ((1 - r) * (1 + r)))
  return {
    statistic,
    df,
    df2: null,
    pValue: pValueOf(studentTails(statistic, df), question.alternative),
    estimate: r,
    confidenceInterval: null,
    effectSize: null,
  }
}

/** The tests by their names; 400 for missing or unequal samples, 422 if the statistic is undefined. */
export const runTest = {
  tOneSample: (question) => testOfMean(question, oneSample(question)),
  tTwoSample: testOfDifference(true),
  tWelch: testOfDifference(false),
  tPaired,
  zProportion,
  chiSquaredFit,
  chiSquaredTable,
  anova,
  correlation: correlationTest,
} as const satisfies Record<string, Test>
