import { MAX_DEPTH, readJson } from './json-text.js'
import { quoted } from '../common/quoted.js'

/** A token of JMESPath: its type is its sign, or its kind where it carries a value. */
export interface Token {
  type: string
  value: unknown
  offset: number
}

/** What is wrong with an expression, or with what it was applied to. */
export class JmespathError extends Error {}

/** The longest signs first. */
const SIGNS = /\[\?|\[\]|\|\||&&|==|!=|<=|>=|[.*,:{}[\]()@&|<>!]/y
const SPACE = /[ \t\n\r]+/y
const IDENTIFIER = /[A-Za-z_][A-Za-z0-9_]*/y
const NUMBER = /-?[0-9]+/y
const QUOTED = /"(?:[^"\\]|\\[^])*"/y
const RAW = /'(?:[^'\\]|\\[^])*'/y
const LITERAL = /`(?:[^`\\]|\\[^])*`/y

const jsonOf = (text: string): { value: unknown } | null => {
  const reading = readJson(text, { maxDepth: MAX_DEPTH })
  return 'value' in reading ? reading : null
}

const quotedName = (text: string): unknown => {
  const name = jsonOf(text)
  if (name === null) throw new JmespathError(`${quoted(text)} is not a JSON string`)
  return name.value
}

/** JSON between backticks; before JEP 12 a string could stand there without its quotes. */
const literalOf = (text: string): unknown => {
  const json = text.slice(1, -1).replaceAll('\\`', '`')
  const literal = jsonOf(json) ?? jsonOf(`"${json.trimStart()}"`)
  if (literal === null) throw new JmespathError(`${quoted(text)} is not JSON`)
  return literal.value
}

/** In the order in which they are tried. */
const kinds: readonly (readonly [type: string, pattern: RegExp, valueOf: (text: string) => unknown])[] = [
  ['identifier', IDENTIFIER, (text) => text],
  ['number', NUMBER, Number],
  ['quoted', QUOTED, quotedName],
  ['literal', RAW, (text) => text.slice(1, -1).replaceAll("\\'", "'")],
  ['literal', LITERAL, literalOf],
]

const matchAt = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

const tokenAt = (text: string, offset: number): { token: Token; length: number } => {
  for (const [type, pattern, valueOf] of kinds) {
    const found = matchAt(pattern, text, offset)
    if (found !== null) return { token: { type, value: valueOf(found), offset }, length: found.length }
  }
  const sign = matchAt(SIGNS, text, offset)
  if (sign === null) {
    throw new JmespathError(
      `column ${offset + 1}: ${JSON.stringify(text.slice(offset, offset + 10))} cannot be read`,
    )
  }
  return { token: { type: sign, value: sign, offset }, length: sign.length }
}

/** The tokens of an expression, and the token `end` behind them. */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = []
  let at = 0
  for (;;) {
    at += matchAt(SPACE, text, at)?.length ?? 0
    if (at >= text.length) return [...tokens, { type: 'end', value: 'the end', offset: text.length }]
    const { token, length } = tokenAt(text, at)
    tokens.push(token)
    at += length
  }
}
