import parse from 'jsonpath-rfc9535/parser'
import { answered, type DataValue } from './data-value.js'
import { visitJsonPath, type Place } from './json-path-evaluation.js'
import type { AnyJson } from './object-keys.js'

/** A value and its normalized path (RFC 9535, section 2.7). */
export interface JsonPathMatch {
  path: string
  value: AnyJson
}

/** A node of the parsed query; its other members depend on the type. */
interface Node {
  type: string
  [member: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((member) =>
    Array.isArray(member) ? member.filter(isNode) : isNode(member) ? [member] : [],
  )

type FunctionType = 'value' | 'logical' | 'nodes'

/** The functions of RFC 9535, section 2.4.4 to 2.4.8. */
const FUNCTIONS: Readonly<Record<string, { takes: readonly FunctionType[]; gives: FunctionType }>> = {
  length: { takes: ['value'], gives: 'value' },
  count: { takes: ['nodes'], gives: 'value' },
  match: { takes: ['value', 'value'], gives: 'logical' },
  search: { takes: ['value', 'value'], gives: 'logical' },
  value: { takes: ['nodes'], gives: 'value' },
}

const functionOf = (node: Node) => {
  const name = String(node.name)
  const found = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
  if (found === undefined) throw new SyntaxError(`there is no function ${name}()`)
  return { name, ...found }
}

const NAMING: readonly string[] = [
  'MemberNameShorthand',
  'NameSelector',
  'IndexSelector',
  'SingularQuerySegment',
]

/** Whether a query names one place at most: names and indexes only. */
const isSingular = (query: unknown): boolean =>
  isNode(query) &&
  listOf(query.segments)
    .filter(isNode)
    .every(({ type, node }) => {
      if (!isNode(node) || type === 'DescendantSegment') return false
      const selectors = node.type === 'BracketedSelection' ? listOf(node.selectors) : [node]
      const [only] = selectors
      return selectors.length === 1 && isNode(only) && NAMING.includes(only.type)
    })

const fits = (argument: unknown, type: FunctionType): boolean => {
  if (!isNode(argument)) return false
  if (argument.type === 'FunctionExpr') return functionOf(argument).gives === type
  if (argument.type === 'FilterQuery')
    return type === 'nodes' || (type === 'value' && isSingular(argument.value))
  return type === 'value' && argument.type === 'Literal'
}

const checkFunction = (node: Node): void => {
  const { name, takes } = functionOf(node)
  const given = listOf(node.arguments)
  if (given.length !== takes.length) throw new SyntaxError(`${name}() takes ${takes.length} arguments`)
  takes.forEach((type, index) => {
    if (!fits(given[index], type)) throw new SyntaxError(`an argument of ${name}() has the wrong type`)
  })
}

const checkGives = (expression: unknown, type: FunctionType, message: string): void => {
  if (!isNode(expression) || expression.type !== 'FunctionExpr') return
  const { name, gives } = functionOf(expression)
  if (gives !== type) throw new SyntaxError(`the result of ${name}() ${message}`)
}

const checkInteger = (value: unknown): void => {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new SyntaxError('an index is past 2^53 - 1')
}

/** Texts in quotes, or an integer that may be past 2^53. */
const LONG_INTEGER = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(-?\d{16,})(?![\d.eE])/gsu

/**
 * The integers past 2^53 of a query by what the parser makes of them, which drops digits.
 * @throws {SyntaxError} for two that it makes the same of
 */
const longIntegersOf = (query: string): ReadonlyMap<number, bigint> => {
  const found = new Map<number, bigint>()
  for (const [, digits] of query.matchAll(LONG_INTEGER)) {
    if (digits === undefined || Number.isSafeInteger(Number(digits))) continue
    const [double, exact] = [Number(digits), BigInt(digits)]
    if ((found.get(double) ?? exact) !== exact)
      throw new SyntaxError('two long integers are too close to each other')
    found.set(double, exact)
  }
  return found
}

/** Texts in quotes, negated groups, calls, and the brackets of groups. */
const GROUPING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|![ \t\n\r]*\(|[a-z][a-z\d_]*\(|[()]/gsu

/**
 * The same query with each group negated twice: of `a && b && c` the parser (1.3.0) makes what it makes of
 * `a && (b || c)`, and only so can {@link mendConjunction} tell them apart.
 */
const withMarkedGroups = (query: string): string => {
  const isGroup: boolean[] = []
  return query.replace(GROUPING, (token) => {
    if (token === ')') return isGroup.pop() === true ? '))' : token
    if (!token.endsWith('(')) return token
    isGroup.push(token === '(')
    return token === '(' ? '!(!(' : token
  })
}

/** Makes a conjunction of the disjunction that the parser writes for the third `&&` and those after it. */
const mendConjunction = ({ right }: Node): void => {
  for (let at = right; isNode(at) && at.type === 'LogicalOrExpr'; at = at.left) at.type = 'LogicalAndExpr'
}

/** Gives the index of a compared query (`@[0] == 1`) its value, which the parser (1.3.0) writes one level deeper. */
const mendIndex = (node: Node): void => {
  if (isNode(node.selector)) node.value = node.selector.value
}

/** What the grammar alone doesn't rule out: section 2.1 on integers, section 2.4.3 on the types of functions. */
const check = (node: Node, longIntegers: ReadonlyMap<number, bigint>): void => {
  switch (node.type) {
    case 'Literal':
      node.value = longIntegers.get(node.value as number) ?? node.value
      break
    case 'IndexSelector':
      mendIndex(node)
      checkInteger(node.value)
      break
    case 'SliceSelector':
      ;[node.start, node.end, node.step].forEach(checkInteger)
      break
    case 'LogicalAndExpr':
      mendConjunction(node)
      break
    case 'TestExpr':
      checkGives(node.expression, 'logical', 'must be compared')
      break
    case 'ComparisonExpr':
      ;[node.left, node.right].forEach((side) => checkGives(side, 'value', 'cannot be compared'))
      break
    case 'FunctionExpr':
      checkFunction(node)
      break
    default:
  }
  childrenOf(node).forEach((child) => check(child, longIntegers))
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
}

const escaped = (character: string): string =>
  ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** RFC 9535, section 2.7. */
const normalizedPath = (place: Place): string => {
  const segments: string[] = []
  for (let at: Place | null = place; at !== null && at.key !== null; at = at.parent) {
    // All that is before the space, the quote and the backslash.
    const key =
      typeof at.key === 'number' ? at.key : `'${at.key.replace(/[^ -\u{10ffff}]|['\\]/gu, escaped)}'`
    segments.push(`[${key}]`)
  }
  return `$${segments.reverse().join('')}`
}

/**
 * Finds what a query of RFC 9535 selects, in its order.
 * @param onMatch called for each match; may throw to end the search
 * @throws {Error} for a query that is not well-formed or not valid
 */
export const searchJsonPath = (
  document: AnyJson,
  query: string,
  onMatch: (match: JsonPathMatch) => void,
): void => {
  const parsed = parse(withMarkedGroups(query))
  check(parsed, longIntegersOf(query))
  visitJsonPath(document as DataValue, parsed, (place) => {
    onMatch({ path: normalizedPath(place), value: answered(place.value) })
  })
}
