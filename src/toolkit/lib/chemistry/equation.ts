import { unprocessable } from '../../errors.js'
import { nullSpace } from '../linear/rational-matrix.js'
import { absolute, gcd, lcm } from '../numbers/integers.js'
import { rational } from '../numbers/rational.js'
import { quoted } from '../common/quoted.js'
import type { Element } from './elements.js'
import { parseFormula, type Formula } from './formula.js'

export interface Species extends Formula {
  /** As the caller wrote it, without a coefficient. */
  text: string
}

export interface Equation {
  reactants: readonly Species[]
  products: readonly Species[]
}

const ARROW = /->|=>|=|→/

const speciesOf = (item: string): Species => {
  const text = item.trim().replace(/^\d+\s*/, '')
  if (text === 'e^-') return { text, composition: new Map(), charge: -1 }
  if (text === '') return unprocessable('equation has a side, or a place between two +, without a formula.')
  return { text, ...parseFormula(text) }
}

const sideOf = (text: string): Species[] => ` ${text} `.split(/\s\+(?=\s)/).map(speciesOf)

/**
 * Reads an equation such as `2 H2 + O2 -> H2O`, its coefficients dropped.
 * @throws FeatureError 422 where it does not parse
 */
export const parseEquation = (text: string): Equation => {
  const [left = '', right, ...more] = text.split(ARROW)
  if (right === undefined || more.length > 0) {
    return unprocessable(`equation ${quoted(text)} must have exactly one arrow: ->, =>, = or →.`)
  }
  return { reactants: sideOf(left), products: sideOf(right) }
}

/** The elements in order of appearance. */
export const elementsOf = ({ reactants, products }: Equation): Element[] => [
  ...new Set([...reactants, ...products].flatMap(({ composition }) => [...composition.keys()])),
]

const refuse = (): never => unprocessable('equation cannot be balanced.')

/**
 * The least whole coefficients of the reactants, then of the products, by the null space of the matrix of elements and
 * charge over exact fractions.
 * @throws FeatureError 422 where there are none, or where they are not unique
 */
export const balance = (equation: Equation): number[] => {
  const { reactants, products } = equation
  const species = [...reactants, ...products]
  const signOf = (index: number): bigint => (index < reactants.length ? 1n : -1n)
  const row = (amountOf: (one: Species) => number) =>
    species.map((one, index) => rational(BigInt(amountOf(one)) * signOf(index)))
  const [solution, another] = nullSpace([
    ...elementsOf(equation).map((element) => row(({ composition }) => composition.get(element) ?? 0)),
    row(({ charge }) => charge),
  ])
  if (solution === undefined) return refuse()
  if (another !== undefined) unprocessable('equation can be balanced in more than one way.')
  const common = solution.reduce((product, { denominator }) => lcm(product, denominator), 1n)
  const whole = solution.map(({ numerator, denominator }) => numerator * (common / denominator))
  if (!whole.every((one) => one > 0n) && !whole.every((one) => one < 0n)) return refuse()
  const divisor = whole.reduce((factor, one) => gcd(factor, one), 0n)
  return whole.map((one) => {
    const coefficient = Number(absolute(one / divisor))
    if (!Number.isSafeInteger(coefficient)) unprocessable('equation needs coefficients over 2^53.')
    return coefficient
  })
}
