import * as sqlFormatter from 'sql-formatter'
import type { DialectOptions, KeywordCase } from 'sql-formatter'
import type { Query } from '#operation'
import { unprocessable } from '../../errors.js'
import { firstLine, parsing, type Complaint } from '../common/parsing.js'

export type SqlDialect = Query<'rest_dev_format_2'>['dialect']

type Token = Parameters<NonNullable<DialectOptions['tokenizerOptions']['postProcess']>>[0][number]

/** What a query consists of in its dialect. */
export interface SqlLayout {
  /** One clause a line, indented. */
  formatted: string
  tokens: readonly Token[]
}

const places = /^Parse error.*? at line (\d+) column (\d+)/

const explain = (error: Error): Complaint => {
  const [words, line, column] = places.exec(error.message) ?? []
  return {
    message: firstLine(words ?? error.message)
      .replace(/^Parse error(?: at token)?: /, '')
      .replace(/ at line \d+ column \d+$/, ''),
    place: line === undefined ? undefined : { line: Number(line), column: Number(column) },
  }
}

/** The formatter's time grows with the square of the depth, and with its cube where nothing is closed again. */
const DEEPEST = 200
const OPENING: ReadonlySet<string> = new Set(['OPEN_PAREN', 'CASE'])
const CLOSING: ReadonlySet<string> = new Set(['CLOSE_PAREN', 'END'])

const refuseDepth = (tokens: readonly Token[]): void => {
  let depth = 0
  for (const { type } of tokens) {
    if (CLOSING.has(type)) depth = Math.max(0, depth - 1)
    else if (OPENING.has(type)) depth += 1
    if (depth > DEEPEST) unprocessable(`sql is nested deeper than ${DEEPEST} levels of brackets and CASE.`)
  }
}

/** The formatter does not expose its tokens, but a dialect sees them; formatting is synchronous. */
let seen: readonly Token[] = []

const observed = ({ tokenizerOptions, ...rest }: DialectOptions): DialectOptions => ({
  ...rest,
  tokenizerOptions: {
    ...tokenizerOptions,
    postProcess: (tokens) => {
      refuseDepth(tokens)
      seen = tokens
      return tokenizerOptions.postProcess?.(tokens) ?? tokens
    },
  },
})

// The formatter builds and keeps a tokenizer for each dialect object that it is given.
const dialects = new Map<SqlDialect, DialectOptions>()

const dialectOf = (name: SqlDialect): DialectOptions => {
  const dialect = dialects.get(name) ?? observed(sqlFormatter[name])
  dialects.set(name, dialect)
  return dialect
}

/**
 * Reads and formats a query. Nothing is run.
 * @param tabWidth spaces per level
 * @throws {FeatureError} 422 with line and column where the dialect cannot read it
 */
export const sqlLayout = (
  sql: string,
  dialect: SqlDialect,
  keywordCase: KeywordCase,
  tabWidth: number,
): SqlLayout => {
  const formatted = parsing(
    `sql cannot be read as ${dialect}`,
    () => sqlFormatter.formatDialect(sql, { dialect: dialectOf(dialect), keywordCase, tabWidth }),
    explain,
  )
  return { formatted, tokens: seen }
}

const COMMENTS: ReadonlySet<string> = new Set(['LINE_COMMENT', 'BLOCK_COMMENT', 'DISABLE_COMMENT'])

const isComment = ({ type }: Token): boolean => COMMENTS.has(type)

/** Comparable with the names of types, which the formatter keeps as an enumeration to itself. */
const typeOf = ({ type }: Token): string => type

/** The formatter does not treat the names of functions and types as keywords either. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'RESERVED_SELECT',
  'RESERVED_CLAUSE',
  'RESERVED_SET_OPERATION',
  'RESERVED_JOIN',
  'RESERVED_KEYWORD',
  'RESERVED_KEYWORD_PHRASE',
  'AND',
  'OR',
  'XOR',
  'CASE',
  'WHEN',
  'THEN',
  'ELSE',
  'END',
  'BETWEEN',
  'LIMIT',
])

const inCase: Readonly<Record<KeywordCase, (text: string) => string>> = {
  preserve: (text) => text,
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
}

/** The query on one line: comments are dropped, and white space between tokens becomes one space. */
export const sqlOnOneLine = (tokens: readonly Token[], keywordCase: KeywordCase): string => {
  let line = ''
  let isApart = false
  let previous: Token | null = null
  for (const token of tokens) {
    if (typeOf(token) === 'EOF') break
    isApart ||= token.precedingWhitespace !== undefined && token.precedingWhitespace !== ''
    if (isComment(token)) {
      isApart = true
      continue
    }
    // After a dot there is always a name, whatever the word means elsewhere.
    const isKeyword =
      KEYWORDS.has(token.type) && !(previous !== null && typeOf(previous) === 'PROPERTY_ACCESS_OPERATOR')
    line += isApart && line !== '' ? ' ' : ''
    const written = token.type.startsWith('RESERVED') ? token.raw.replace(/\s+/g, ' ') : token.raw
    line += isKeyword ? inCase[keywordCase](written) : written
    isApart = false
    previous = token
  }
  return line
}

/** The number of statements, separated by semicolons, that are more than comments. */
export const countStatements = (tokens: readonly Token[]): number => {
  let count = 0
  let isEmpty = true
  for (const token of tokens) {
    if (typeOf(token) === 'DELIMITER' || typeOf(token) === 'EOF') isEmpty = true
    else if (isEmpty && !isComment(token)) {
      count += 1
      isEmpty = false
    }
  }
  return count
}
