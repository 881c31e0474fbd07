import type { Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { finiteAnswer } from '#toolkit/lib/numbers/finite-numbers'
import { correlation, sum, sumOfSquares } from '#toolkit/lib/statistics/descriptive-statistics'
import { fitPolynomial, valueAt, type PolynomialFit } from '#toolkit/lib/statistics/least-squares'
import { numberList } from '#toolkit/lib/numbers/number-list'
import { divide, isZero, nearestDouble, ONE, rational, subtract } from '#toolkit/lib/numbers/rational'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

type Model = Query<'rest_math_regression'>['model']

interface Fitted {
  coefficients: readonly number[]
  predict: (x: number) => number
  r2: number | null
  rmse: number
}

const MOST_PAIRS = 1000
const DECIMALS = 8
const TEXT_DIGITS = 6

const round = (value: number): number => roundHalfAway(value, DECIMALS)

const logarithms = (values: readonly number[], name: string): number[] =>
  values.map((value) =>
    value > 0 ? Math.log(value) : unprocessable(`${name} must be positive for this model.`),
  )

const fit = (x: readonly number[], y: readonly number[], degree: number): PolynomialFit =>
  fitPolynomial(x, y, degree) ??
  unprocessable(`The data do not determine the model: it needs ${degree + 1} different x values.`)

/** The goodness of a fit that is linear in y, from its exact sums. */
const linearInY = (fitted: PolynomialFit, count: number, predict: (x: number) => number): Fitted => ({
  coefficients: fitted.coefficients.map(nearestDouble),
  predict,
  r2: isZero(fitted.totalSquares)
    ? null
    : nearestDouble(subtract(ONE, divide(fitted.residualSquares, fitted.totalSquares))),
  rmse: Math.sqrt(nearestDouble(divide(fitted.residualSquares, rational(BigInt(count))))),
})

/** The goodness on the original y of a fit to ln y. */
const linearInLogarithm = (
  x: readonly number[],
  y: readonly number[],
  fitted: PolynomialFit,
  shape: (x: number, rate: number) => number,
): Fitted => {
  const [logFactor = 0, rate = 0] = fitted.coefficients.map(nearestDouble)
  const factor = Math.exp(logFactor)
  const predict = (at: number): number => factor * shape(at, rate)
  const residualSquares = sum(x.map((at, index) => ((y[index] ?? 0) - predict(at)) ** 2))
  const total = sumOfSquares(y)
  return {
    coefficients: [factor, rate],
    predict,
    r2: total === 0 ? null : 1 - residualSquares / total,
    rmse: Math.sqrt(residualSquares / x.length),
  }
}

/** A part of y that is no more than the rounding of the logarithms. */
const NEGLIGIBLE = 1e-13

/** The coefficients of a fit to ln x without those that only the rounding of the logarithms makes. */
const withoutNoise = (coefficients: readonly number[], y: readonly number[]): number[] => {
  const largest = Math.max(...y.map(Math.abs))
  return coefficients.map((value) => (Math.abs(value) < largest * NEGLIGIBLE ? 0 : value))
}

const fitModel = (model: Model, x: readonly number[], y: readonly number[], degree: number): Fitted => {
  switch (model) {
    case 'linear':
    case 'polynomial': {
      const fitted = fit(x, y, model === 'linear' ? 1 : degree)
      return linearInY(fitted, x.length, (at) => valueAt(fitted, at))
    }
    case 'logarithmic': {
      const fitted = fit(logarithms(x, 'x'), y, 1)
      const found = linearInY(fitted, x.length, (at) => valueAt(fitted, Math.log(at)))
      return { ...found, coefficients: withoutNoise(found.coefficients, y) }
    }
    case 'exponential':
      return linearInLogarithm(x, y, fit(x, logarithms(y, 'y'), 1), (at, rate) => Math.exp(rate * at))
    case 'power':
      return linearInLogarithm(x, y, fit(logarithms(x, 'x'), logarithms(y, 'y'), 1), (at, rate) => at ** rate)
  }
}

const short = (value: number): string => String(Number(value.toPrecision(TEXT_DIGITS)))

/** The terms of a sum with their signs between them. */
const joined = (coefficients: readonly number[], units: (index: number) => string): string =>
  coefficients
    .map((coefficient, index) => {
      const size = `${short(Math.abs(coefficient))}${units(index)}`
      if (index === 0) return coefficient < 0 ? `-${size}` : size
      return `${coefficient < 0 ? '-' : '+'} ${size}`
    })
    .join(' ')

const equationOf = (model: Model, coefficients: readonly number[]): string => {
  const [first = 0, second = 0] = coefficients.map(short)
  switch (model) {
    case 'linear':
    case 'polynomial':
      return `y = ${joined(coefficients, (index) => ['', 'x'][index] ?? `x^${index}`)}`
    case 'logarithmic':
      return `y = ${joined(coefficients, (index) => (index === 0 ? '' : ' ln(x)'))}`
    case 'exponential':
      return `y = ${first}e^(${second}x)`
    case 'power':
      return `y = ${first}x^${second}`
  }
}

export default feature('rest_math_regression', ({ x: xs, y: ys, model, degree, predict }) => {
  const x = numberList(xs, 'x', { max: MOST_PAIRS })
  const y = numberList(ys, 'y', { max: MOST_PAIRS })
  if (x.length !== y.length)
    invalidParameter('y', `must have as many values as x: it has ${y.length}, and x has ${x.length}`)
  if (x.length < 2) invalidParameter('x', 'must have at least 2 values')
  const at = predict === undefined ? [] : numberList(predict, 'predict')
  if (model === 'logarithmic' || model === 'power') logarithms(at, 'predict')
  const fitted = fitModel(model, x, y, degree)
  const r = correlation(x, y)
  const predictions = at.map((value) => ({ x: value, y: round(fitted.predict(value)) }))
  return finiteAnswer({
    model,
    coefficients: fitted.coefficients.map(round),
    equation: equationOf(model, fitted.coefficients),
    r2: fitted.r2 === null ? null : round(fitted.r2),
    rmse: round(fitted.rmse),
    correlation: r === null ? null : round(r),
    predictions,
  })
})
