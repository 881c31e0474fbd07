import { parseTree, printParseErrorCode, type Node, type ParseError, type ParseOptions } from 'jsonc-parser'
import { unprocessable } from '#toolkit'
import type { Data } from '#operation'
import { placesIn } from '../text/line-column.js'

type Problem = Data<'rest_dev_lint'>['problems'][number]
type Finding = Omit<Problem, 'line' | 'column'>

/** What a tolerant reading of JSON finds. */
export interface JsonLint {
  problems: Problem[]
  /** Members of all objects. */
  keys: number
  /** Deepest nesting of objects and arrays; 0 for a scalar. */
  depth: number
}

const MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Not a JSON literal; only true, false and null are.',
  InvalidNumberFormat: 'Not a JSON number.',
  PropertyNameExpected: 'Expected a key in double quotes.',
  ValueExpected: 'Expected a value.',
  ColonExpected: 'Expected a colon.',
  CommaExpected: 'Expected a comma.',
  CloseBraceExpected: 'Expected a closing brace.',
  CloseBracketExpected: 'Expected a closing bracket.',
  EndOfFileExpected: 'Expected the end of the document.',
  InvalidCommentToken: 'Comments are not allowed.',
  UnexpectedEndOfComment: 'The comment is never closed.',
  UnexpectedEndOfString: 'The string is never closed.',
  UnexpectedEndOfNumber: 'The number lacks a digit.',
  InvalidUnicode: 'Expected four hex digits after \\u.',
  InvalidEscapeCharacter: 'Not a JSON escape.',
  InvalidCharacter: 'A control character must be escaped in a string.',
}

const errorOf = ({ error, offset }: ParseError): Finding => {
  const code = printParseErrorCode(error)
  return { severity: 'error', code, offset, message: MESSAGES[code] ?? code }
}

const warning = (code: string, offset: number, message: string): Finding => ({
  severity: 'warning',
  code,
  offset,
  message,
})

const duplicatesOf = ({ children = [] }: Node): Finding[] => {
  const seen = new Set<string>()
  return children.flatMap(({ children: [key] = [] }) => {
    if (key === undefined) return []
    const name = String(key.value)
    if (seen.has(name))
      return [warning('DuplicateKey', key.offset, `The key ${JSON.stringify(name)} is given more than once.`)]
    seen.add(name)
    return []
  })
}

const numbersOf = (text: string, { offset, length }: Node): Finding[] => {
  const digits = text.slice(offset, offset + length)
  const value = Number(digits)
  return [
    ...(/^-?\d+$/.test(digits) && !Number.isSafeInteger(value)
      ? [warning('UnsafeInteger', offset, 'Many readers round integers past 2^53 - 1.')]
      : []),
    ...(Math.abs(value) === Infinity
      ? [warning('LargeNumber', offset, 'Too large for a double; many readers make it infinite.')]
      : []),
  ]
}

const isError = ({ severity }: Finding): number => (severity === 'error' ? 0 : 1)

/**
 * Reads JSON past its faults (RFC 8259; with the options also comments and trailing commas).
 * @throws {FeatureError} 422 when it is nested too deep to be read
 */
export const lintJson = (text: string, options: ParseOptions): JsonLint => {
  const errors: ParseError[] = []
  const root = tolerant(text, errors, options)
  const findings = errors.map(errorOf)
  let keys = 0
  let deepest = 0
  const open: [Node, number][] = root === undefined ? [] : [[root, 0]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, depth] = next
    const isContainer = node.type === 'object' || node.type === 'array'
    const inner = isContainer ? depth + 1 : depth
    deepest = Math.max(deepest, inner)
    if (node.type === 'property') keys += 1
    if (node.type === 'object') findings.push(...duplicatesOf(node))
    if (node.type === 'number') findings.push(...numbersOf(text, node))
    node.children?.forEach((child) => open.push([child, inner]))
  }
  findings.sort((one, other) => one.offset - other.offset || isError(one) - isError(other))
  const placeAt = placesIn(text)
  return {
    problems: findings.map((finding) => ({ ...finding, ...placeAt(finding.offset) })),
    keys,
    depth: deepest,
  }
}

/** The reader calls itself once per level. */
const tolerant = (text: string, errors: ParseError[], options: ParseOptions): Node | undefined => {
  try {
    return parseTree(text, errors, options)
  } catch (error) {
    if (error instanceof RangeError) return unprocessable('json is nested too deep to be read.')
    throw error
  }
}
