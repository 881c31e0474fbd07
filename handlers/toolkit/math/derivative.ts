import type { MathNode } from 'mathjs'
import type { Data, Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import {
  calledName,
  compileExpression,
  engineOf,
  orUnprocessable,
  parseExpression,
  partsOf,
  variablesOf,
} from '#toolkit/lib/algebra/expression'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { withinTime } from '#toolkit/lib/common/time-limit'

const LIMIT_MS = 2000
const TANGENT_DECIMALS = 10

type Derivative = (tree: MathNode, variable: string) => MathNode

/**
 * The tree with acoth(u) as atanh(1/u): of acoth itself mathjs 15.2.0 has the derivative -1/(1 - u^2), whose sign is wrong
 * (Abramowitz and Stegun 4.6.42).
 */
const withoutAcoth = (tree: MathNode): MathNode => {
  const { ConstantNode, FunctionNode, OperatorNode } = engineOf('number')
  return tree.transform((node) => {
    const [operand] = node.type === 'FunctionNode' && calledName(node) === 'acoth' ? partsOf(node).args : []
    return operand === undefined
      ? node
      : new FunctionNode('atanh', [
          new OperatorNode('/', 'divide', [new ConstantNode(1), withoutAcoth(operand)]),
        ])
  })
}

const derive = (derivative: Derivative, tree: MathNode, variable: string, order: number): MathNode =>
  Array.from({ length: order }).reduce<MathNode>((node) => derivative(node, variable), withoutAcoth(tree))

/** The value of an expression of one variable; null if it is not a finite real number. */
const valueAt = (tree: MathNode, variable: string, at: number): number | null => {
  const value = compileExpression(tree, 'number', new Set([variable]))(new Map([[variable, at]]))
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const answer = (
  derivative: Derivative,
  { expr, variable, order, at }: Query<'rest_math_derivative'>,
): Data<'rest_math_derivative'> => {
  const tree = parseExpression(expr)
  // Compiled only to refuse what is not a formula.
  compileExpression(tree, 'number', new Set([...variablesOf(tree), variable]))
  const others = variablesOf(tree).filter((name) => name !== variable)
  if (at !== undefined && others.length > 0) {
    unprocessable(`The value at a point cannot be computed: ${others.join(', ')} has no value.`)
  }
  const result = orUnprocessable(
    () => derive(derivative, tree, variable, order),
    'The expression cannot be differentiated',
  )
  const value = at === undefined ? null : valueAt(result, variable, at)
  const functionValue = at === undefined ? null : valueAt(tree, variable, at)
  const round = (number: number): number => roundHalfAway(number, TANGENT_DECIMALS)
  const intercept =
    at === undefined || value === null || functionValue === null ? NaN : functionValue - value * at
  return {
    expr,
    variable,
    order,
    derivative: result.toString(),
    latex: result.toTex(),
    value,
    functionValue,
    tangent:
      order === 1 && value !== null && Number.isFinite(intercept)
        ? { slope: round(value), intercept: round(intercept) }
        : null,
  }
}

export default feature('rest_math_derivative', (query) => {
  // Loading it, which takes most of the time of the first call, is none of the caller's time.
  const { derivative } = engineOf('number')
  const outcome =
    withinTime(LIMIT_MS, () => answer(derivative, query)) ??
    unprocessable('The derivative takes longer than 2 seconds.')
  return outcome.value
})
