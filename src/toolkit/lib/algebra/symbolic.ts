import { quoted } from '../common/quoted.js'
import { createRequire } from 'node:module'
import type { MathNode } from 'mathjs'
import { FeatureError, unprocessable } from '../../errors.js'
import {
  compileExpression,
  calledName,
  engineOf,
  parseExpression,
  partsOf,
  variablesOf,
} from './expression.js'
import { ALGEBRAIC_FUNCTIONS, ALGEBRAIC_OPERATORS } from './expression-functions.js'
import { withinTime } from '../common/time-limit.js'

/** The computer algebra system: one function that reads, computes and answers text. */
type Algebra = (text: string) => { toString: () => string }

const PACKAGE = 'nerdamer/all'
const LIMIT_MS = 2000
const require = createRequire(import.meta.url)

const load = (): Algebra => require(PACKAGE) as Algebra

/** It keeps state between calls, so that one that was stopped in mid-air is thrown away. */
const discard = (): void => {
  const folder = require.resolve(PACKAGE).replace(/[^/\\]+$/, '')
  for (const path of Object.keys(require.cache)) {
    if (path.startsWith(folder)) Reflect.deleteProperty(require.cache, path)
  }
}

/** What the system answers to a text; null if it gives up. To be called within `withinAlgebraTime`. */
export const algebra = (text: string): string | null => {
  try {
    return load()(text).toString()
  } catch {
    // It throws in many ways over what it cannot do, and its state is then as doubtful as after a stop.
    discard()
    return null
  }
}

/** The result of a whole computation with the system; null if it takes over 2 seconds. */
export const withinAlgebraTime = <T>(work: () => T): { value: T } | null => {
  // Loading it is none of the caller's time.
  load()
  const outcome = withinTime(LIMIT_MS, work)
  if (outcome === null) discard()
  return outcome
}

const OPERATORS: Readonly<Record<string, string>> = {
  add: '+',
  subtract: '-',
  multiply: '*',
  divide: '/',
  pow: '^',
}
const CONSTANTS: Readonly<Record<string, string>> = { PI: 'pi', E: 'e', tau: '(2*pi)' }
const UNFIT = new Set(['Infinity', 'NaN', 'true', 'false', 'null', 'undefined', 'constructor'])
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,20}$/

interface ExactNumber {
  s: bigint
  n: bigint
  d: bigint
}

/** The names of constants in algebraic expressions. */
export const ALGEBRAIC_CONSTANTS: ReadonlySet<string> = new Set(['e', 'E', 'pi', 'PI', 'tau', 'i'])

/**
 * An algebraic expression in both systems' common syntax, every operator and bracket written out; 422 for syntax errors
 * and for what is not algebra.
 */
export const algebraicText = (expression: string): string => {
  const write = (node: MathNode): string => {
    const parts = partsOf(node)
    switch (node.type) {
      case 'ConstantNode':
        return writeNumber(parts.value)
      case 'SymbolNode':
        return writeName(parts.name)
      case 'ParenthesisNode':
        return write(parts.content)
      case 'OperatorNode':
        return writeOperator(calledName(node) ?? '', parts.args.map(write))
      case 'FunctionNode':
        return writeFunction(calledName(node), parts.args.map(write))
      default:
        return unprocessable('The expression has a part that is not algebraic.')
    }
  }
  return write(parseExpression(expression, 'fraction'))
}

/** The same; null for what has a value but is not algebra. A syntax error is still 422. */
export const algebraicTextOrNull = (expression: string): string | null => {
  parseExpression(expression)
  try {
    return algebraicText(expression)
  } catch (error) {
    if (error instanceof FeatureError) return null
    throw error
  }
}

const writeNumber = (value: unknown): string => {
  if (typeof value !== 'object' || value === null)
    return unprocessable('The expression has a part that is not a number.')
  const { s, n, d } = value as ExactNumber
  return d === 1n ? `${s * n}` : `(${s * n}/${d})`
}

const writeName = (name: string): string =>
  NAME.test(name) && !UNFIT.has(name)
    ? (CONSTANTS[name] ?? name)
    : unprocessable(`${quoted(name)} is not the name of a number.`)

const writeOperator = (name: string, operands: readonly string[]): string => {
  if (!ALGEBRAIC_OPERATORS.has(name)) unprocessable('The expression has an operator that is not algebraic.')
  if (name === 'unaryMinus') return `(-${operands[0]})`
  if (name === 'unaryPlus') return `(${operands[0]})`
  return name === 'factorial' ? `factorial(${operands[0]})` : `(${operands.join(OPERATORS[name])})`
}

const writeFunction = (name: string | null, operands: readonly string[]): string => {
  const [first, second] = operands
  // A letter before a bracket is a factor.
  if (name !== null && name.length === 1 && operands.length === 1) return `(${writeName(name)}*${first})`
  if (name === null || !ALGEBRAIC_FUNCTIONS.has(name))
    unprocessable(`The function ${quoted(name ?? '')} is not supported.`)
  if (name === 'pow' && operands.length === 2) return `(${first}^${second})`
  if (name === 'log' && operands.length === 2) return `(log(${first})/log(${second}))`
  return operands.length === 1 ? `${name}(${first})` : unprocessable(`${name} takes one argument.`)
}

/** Neither whole nor symmetric, so that no accident makes two different expressions agree; some negative, some small. */
const SAMPLES = [0.3819, 1.2937, 2.7143, -0.5772, -1.8171, 4.6692, 0.1234, -3.3598, 0.8736]

/** A function of the expression's variables that is NaN if it has no finite real value. */
export const realProgram = (
  expression: string,
  names: readonly string[],
): ((values: ReadonlyMap<string, number>) => number) => {
  const program = compileExpression(parseExpression(expression), 'number', new Set(names))
  return (values) => {
    const value = program(values)
    return typeof value === 'number' && Number.isFinite(value) ? value : NaN
  }
}

/** Points at which two expressions of the same variables are compared. */
const samplePoints = (names: readonly string[]): ReadonlyMap<string, number>[] =>
  SAMPLES.map(
    (_, shift) =>
      new Map(names.map((name, index) => [name, SAMPLES[(shift + index * 2) % SAMPLES.length] ?? 1])),
  )

/** Small fractions, some negative, for expressions that have exact values at them. */
const EXACT_SAMPLES = ['2/3', '-3/2', '5/4', '3', '-7/5', '1/7', '-2', '9/4', '4/3']

interface Equatable {
  equals: (other: unknown) => boolean
}

/** Whether two expressions have equal exact values; null if they have none to compare, as beside a sine. */
const agreeExactly = (one: string, other: string, names: readonly string[]): boolean | null => {
  const fraction = (text: string): unknown => engineOf('fraction').fraction(text)
  const programs = [one, other].map((text) =>
    compileExpression(parseExpression(text, 'fraction'), 'fraction', new Set(names)),
  )
  const verdicts = EXACT_SAMPLES.map((_, shift) => {
    const scope = new Map(
      names.map((name, index) => [
        name,
        fraction(EXACT_SAMPLES[(shift + index * 2) % EXACT_SAMPLES.length] ?? '1'),
      ]),
    )
    try {
      const [a, b] = programs.map((program) => program(scope))
      const isExact = engineOf('fraction').isFraction(a) && engineOf('fraction').isFraction(b)
      return isExact ? (a as Equatable).equals(b) : null
    } catch {
      // No exact value here: a root, a sine, or a division by zero.
      return null
    }
  })
  const decided = verdicts.filter((verdict) => verdict !== null)
  return decided.length === 0 ? null : decided.every(Boolean)
}

/** Points and difference for a comparison with 64 digits, which costs more than one on doubles. */
const MOST_DIGITS_SAMPLES = 3
const MOST_DIGITS_DIFFERENCE = '1e-40'

/**
 * Whether two expressions have the same value to 40 digits, wherever both have a real one with 64: the system writes some
 * irrational numbers as fractions that are near, log(2)+1 as 120132983/70952475.
 */
const agreeClosely = (one: string, other: string, names: readonly string[]): boolean => {
  const engine = engineOf('bignumber')
  const programs = [one, other].map((text) =>
    compileExpression(parseExpression(text, 'bignumber'), 'bignumber', new Set(names)),
  )
  return samplePoints(names)
    .slice(0, MOST_DIGITS_SAMPLES)
    .every((point) => {
      const scope = new Map([...point].map(([name, value]) => [name, engine.bignumber(value)]))
      try {
        const [a, b] = programs.map((program) => program(scope))
        if (!engine.isBigNumber(a) || !engine.isBigNumber(b) || !a.isFinite() || !b.isFinite()) return true
        const scale = a.abs().plus(b.abs()).plus(1)
        return a.minus(b).abs().lte(scale.times(MOST_DIGITS_DIFFERENCE))
      } catch {
        // No such value here: a division by zero, or a function that is known on doubles only.
        return true
      }
    })
}

/** Whether two expressions have the same value wherever both have a finite real one. */
export const agree = (one: string, other: string): boolean => {
  const names = variablesOf(parseExpression(one), ALGEBRAIC_CONSTANTS)
  const exact = agreeExactly(one, other, names)
  if (exact !== null) return exact
  const [first, second] = [realProgram(one, names), realProgram(other, names)]
  const isNear = samplePoints(names).every((point) => {
    const [a, b] = [first(point), second(point)]
    return Number.isNaN(a) || Number.isNaN(b) || Math.abs(a - b) <= 1e-7 * (1 + Math.abs(a) + Math.abs(b))
  })
  return isNear && agreeClosely(one, other, names)
}

/** Functions that the system integrates to and that have no program here. */
const UNCHECKED =
  /\b(?:Si|Ci|Ei|Shi|Chi|li|erfc|gamma_incomplete|Li|fresnel\w*|hypot|integrate|sum|defint|limit)\(/

const STEP = 1e-4

const UNFINISHED = /\b(?:integrate|defint|sum|limit|undefined|NaN)\b|\bi\b/

/** At each sample whether the slope of one expression is the other; null where either has no finite real value. */
const slopesAgree = (candidate: string, integrand: string, variable: string): (boolean | null)[] => {
  const names = [...new Set([...variablesOf(parseExpression(integrand), ALGEBRAIC_CONSTANTS), variable])]
  const [area, slope] = [realProgram(candidate, names), realProgram(integrand, names)]
  return samplePoints(names).map((point) => {
    const x = point.get(variable) ?? 0
    const at = (shift: number): number => area(new Map(point).set(variable, x + shift))
    // Five points, so that the rounding of the difference decides and not its curvature.
    const measured = (8 * (at(STEP) - at(-STEP)) - (at(2 * STEP) - at(-2 * STEP))) / (12 * STEP)
    const expected = slope(point)
    if (Number.isNaN(measured) || Number.isNaN(expected)) return null
    return Math.abs(measured - expected) <= 1e-5 * (1 + Math.abs(expected) + Math.abs(at(0)))
  })
}

/** Whether the slope of one expression is the other, wherever both have finite real values. */
export const isAntiderivative = (candidate: string, integrand: string, variable: string): boolean => {
  if (UNFINISHED.test(candidate)) return false
  return UNCHECKED.test(candidate) || !slopesAgree(candidate, integrand, variable).includes(false)
}

/** The same, and both have finite real values somewhere. */
export const isProvenAntiderivative = (candidate: string, integrand: string, variable: string): boolean => {
  if (UNFINISHED.test(candidate) || UNCHECKED.test(candidate)) return false
  const verdicts = slopesAgree(candidate, integrand, variable)
  return verdicts.includes(true) && !verdicts.includes(false)
}
