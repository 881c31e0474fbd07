import { quoted } from '../common/quoted.js'
import { all, create, type FactoryFunctionMap, type MathJsInstance, type MathNode } from 'mathjs'
import { unprocessable } from '../../errors.js'
import { CONSTANTS, FUNCTIONS } from './expression-functions.js'
import { guardCall, guardValue, readableNumerals } from './expression-guards.js'

/** How numbers are held: doubles, decimals of 64 digits, or exact fractions. */
export type NumberMode = 'number' | 'bignumber' | 'fraction'

/** Its types allow for it to be missing, which it never is. */
const FACTORIES = all as FactoryFunctionMap

const DIGITS = 64
const MOST_NODES = 300

const makeEngine = (mode: NumberMode): MathJsInstance => {
  switch (mode) {
    case 'number':
      return create(FACTORIES, {})
    case 'bignumber':
      return create(FACTORIES, { number: 'BigNumber', precision: DIGITS })
    case 'fraction':
      return create(FACTORIES, { number: 'Fraction' })
  }
}

const engines = new Map<NumberMode, MathJsInstance>()

/** The library in a mode; made once. */
export const engineOf = (mode: NumberMode): MathJsInstance => {
  const engine = engines.get(mode) ?? makeEngine(mode)
  engines.set(mode, engine)
  return engine
}

/** What a library throws over a caller's input becomes a 422 with its first line. */
export const orUnprocessable = <T>(work: () => T, what: string): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && error.name === 'FeatureError') throw error
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''
    const reason = message.startsWith('Cannot implicitly convert')
      ? 'A value is not exact in this mode'
      : message
    return unprocessable(`${what}: ${reason}.`)
  }
}

/** The tree of an expression; 422 for a syntax error or more than 300 nodes. Nothing of it has been run. */
export const parseExpression = (text: string, mode: NumberMode = 'number'): MathNode => {
  const readable = readableNumerals(text, mode)
  const tree = orUnprocessable(() => engineOf(mode).parse(readable), 'The expression is malformed')
  let count = 0
  tree.traverse(() => count++)
  return count <= MOST_NODES ? tree : unprocessable(`The expression has more than ${MOST_NODES} parts.`)
}

type Scope = ReadonlyMap<string, unknown>

/** A compiled expression: its value for the values of its variables. */
export type Program = (scope: Scope) => unknown

type Callable = ((...values: readonly unknown[]) => unknown) & { rawArgs?: boolean }

/** What these are on doubles; NaN if the library has to decide, as for a root of a negative number. */
const QUICK_FUNCTIONS: ReadonlyMap<string, (a: number) => number> = new Map([
  ['abs', Math.abs],
  ['sin', Math.sin],
  ['cos', Math.cos],
  ['tan', Math.tan],
  ['atan', Math.atan],
  ['sqrt', Math.sqrt],
  ['log', Math.log],
  ['unaryMinus', (a: number) => -a],
  ['exp', (a: number) => (a < 700 ? Math.exp(a) : NaN)],
  ['floor', (a: number) => (isNearInteger(a) ? NaN : Math.floor(a))],
  ['ceil', (a: number) => (isNearInteger(a) ? NaN : Math.ceil(a))],
])

const QUICK_OPERATORS: ReadonlyMap<string, (a: number, b: number) => number> = new Map([
  ['add', (a: number, b: number) => a + b],
  ['subtract', (a: number, b: number) => a - b],
  ['multiply', (a: number, b: number) => a * b],
  ['divide', (a: number, b: number) => a / b],
  ['pow', (a: number, b: number) => (Math.abs(b) <= 20 && Math.abs(a) < 1e15 ? a ** b : NaN)],
])

/** Where the library rounds to the integer that was meant. */
const isNearInteger = (a: number): boolean => Math.abs(a - Math.round(a)) < 1e-9 * (1 + Math.abs(a))

/** The node types that are understood; all others are refused by name. */
interface Parts {
  value: unknown
  name: string
  fn: unknown
  args: MathNode[]
  items: MathNode[]
  content: MathNode
  params: MathNode[]
  conditionals: string[]
  start: MathNode
  end: MathNode
  step: MathNode | null
  condition: MathNode
  trueExpr: MathNode
  falseExpr: MathNode
  object: MathNode
  index: MathNode
  dimensions: MathNode[]
}

/** The members of a node; which of them it has depends on its type. */
export const partsOf = (node: MathNode): Parts => node as unknown as Parts

/** The name of the function that a node calls; null if it calls anything but a name. */
export const calledName = (node: MathNode): string | null => {
  const called = partsOf(node).fn
  if (typeof called === 'string') return called
  const { name } = called as { name?: unknown }
  return (called as MathNode).type === 'SymbolNode' && typeof name === 'string' ? name : null
}

/** Whether a condition holds, as the library decides it: a number does unless it is 0 or NaN. */
const isTrue = (engine: MathJsInstance, condition: unknown): boolean => {
  if (typeof condition === 'number' || typeof condition === 'boolean') return Boolean(condition)
  if (engine.isBigNumber(condition)) return !condition.isZero()
  if (engine.isComplex(condition)) return condition.re !== 0 || condition.im !== 0
  throw new TypeError(`Unsupported type of condition "${engine.typeOf(condition)}"`)
}

/** What the last element's number is called in an index; `:` alone is 1:end. */
const END = 'end'

const usesEnd = (dimension: MathNode): boolean =>
  dimension.filter((node) => node.type === 'SymbolNode' && partsOf(node).name === END).length > 0

const REFUSED: Readonly<Record<string, string>> = {
  AssignmentNode: 'Assignments are not allowed.',
  FunctionAssignmentNode: 'Function definitions are not allowed.',
  ObjectNode: 'Objects are not allowed.',
  BlockNode: 'Only one expression is allowed.',
}

/**
 * Compiles a parsed expression to closures over the library's own functions, so that nothing but the functions and
 * constants that are listed can be reached. 422 for anything else, and at run time for values beyond the limits.
 * @param refusesLongDoubles whether a power of doubles with more than 10,000 digits is refused; else it is infinite
 */
export const compileExpression = (
  tree: MathNode,
  mode: NumberMode,
  variables: ReadonlySet<string>,
  { refusesLongDoubles = false }: { refusesLongDoubles?: boolean } = {},
): Program => {
  const engine = engineOf(mode)
  const library = (engine as unknown as { expression: { mathWithTransform: Record<string, Callable> } })
    .expression.mathWithTransform
  const plain = engine as unknown as Record<string, Callable>

  const functionOf = (name: string): Callable => {
    const found = FUNCTIONS.has(name) ? library[name] : undefined
    const usable = found?.rawArgs === true ? plain[name] : found
    return usable ?? unprocessable(`The function ${quoted(name)} is not supported.`)
  }

  const call = (name: string, parts: readonly Program[]): Program => {
    const callable = functionOf(name)
    return (scope) => {
      const values = parts.map((part) => part(scope))
      const guarded = guardCall(name, values, mode, engine, refusesLongDoubles)
      return guardValue(guarded === null ? callable(...values) : guarded.value)
    }
  }

  /** Plain arithmetic on doubles without the library's dispatch, since curves are sampled with it. */
  const quick = (name: string, parts: readonly Program[]): Program => {
    const general = call(name, parts)
    const [left, right] = parts
    if (mode !== 'number' || left === undefined) return general
    const single = parts.length === 1 ? QUICK_FUNCTIONS.get(name) : undefined
    if (single !== undefined) {
      return (scope) => {
        const a = left(scope)
        const value = typeof a === 'number' ? single(a) : NaN
        return Number.isNaN(value) ? general(scope) : value
      }
    }
    const pair = parts.length === 2 ? QUICK_OPERATORS.get(name) : undefined
    if (pair === undefined || right === undefined) return general
    return (scope) => {
      const [a, b] = [left(scope), right(scope)]
      const value = typeof a === 'number' && typeof b === 'number' ? pair(a, b) : NaN
      return Number.isNaN(value) ? general(scope) : value
    }
  }

  const symbol = (name: string): Program => {
    if (variables.has(name)) return (scope) => scope.get(name)
    if (!CONSTANTS.has(name)) return unprocessable(`The name ${quoted(name)} is unknown.`)
    const value: unknown = library[name]
    return () => value
  }

  const constant = (value: unknown): Program =>
    typeof value === 'string' ? unprocessable('Text is not allowed.') : () => value

  /** An index along one dimension of a matrix, in which `end` is the number of its last element. */
  const indexOf = (node: MathNode): ((scope: Scope, indexed: unknown, dimension: number) => unknown) => {
    if (!usesEnd(node)) return compile(node)
    const program = compileExpression(node, mode, new Set([...variables, END]), { refusesLongDoubles })
    return (scope, indexed, dimension) => {
      if (!engine.isMatrix(indexed)) throw new TypeError('Only a matrix has an end')
      return program(new Map(scope).set(END, indexed.size()[dimension]))
    }
  }

  const compile = (node: MathNode): Program => {
    const parts = partsOf(node)
    switch (node.type) {
      case 'ConstantNode':
        return constant(parts.value)
      case 'SymbolNode':
        return symbol(parts.name)
      case 'ParenthesisNode':
        return compile(parts.content)
      case 'OperatorNode':
        return quick(calledName(node) ?? '', parts.args.map(compile))
      case 'FunctionNode':
        return quick(
          calledName(node) ?? unprocessable('Only functions with a name can be called.'),
          parts.args.map(compile),
        )
      case 'ArrayNode': {
        const items = parts.items.map(compile)
        return (scope) => guardValue(engine.matrix(items.map((item) => item(scope)) as number[]))
      }
      case 'RangeNode': {
        const bounds = [parts.start, parts.end, ...(parts.step === null ? [] : [parts.step])].map(compile)
        return call('range', [...bounds, () => true])
      }
      case 'ConditionalNode': {
        const [condition, yes, no] = [parts.condition, parts.trueExpr, parts.falseExpr].map(compile)
        return (scope) => (isTrue(engine, condition?.(scope)) ? yes?.(scope) : no?.(scope))
      }
      case 'RelationalNode': {
        const operands = parts.params.map(compile)
        const tests = parts.conditionals.map((name, index) => call(name, operands.slice(index, index + 2)))
        return (scope) => tests.every((test) => Boolean(test(scope)))
      }
      case 'AccessorNode': {
        const object = compile(parts.object)
        const indexes = partsOf(parts.index).dimensions.map(indexOf)
        const index = library['index'] ?? unprocessable('Indexes are not allowed.')
        return (scope) => {
          const indexed = object(scope)
          return functionOf('subset')(
            indexed,
            index(...indexes.map((one, dimension) => one(scope, indexed, dimension))),
          )
        }
      }
      default:
        return unprocessable(REFUSED[node.type] ?? 'The expression has a part that is not allowed.')
    }
  }
  return compile(tree)
}

/** The names of values in an expression, without its constants, in alphabetical order. */
export const variablesOf = (tree: MathNode, constants: ReadonlySet<string> = CONSTANTS): string[] => {
  const found = new Set<string>()
  tree.traverse((node, path) => {
    if (node.type === 'SymbolNode' && path !== 'fn') found.add(partsOf(node).name)
  })
  return [...found].filter((name) => !constants.has(name)).sort()
}
