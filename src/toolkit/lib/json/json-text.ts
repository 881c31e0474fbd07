import { unprocessable } from '#toolkit'
import {
  integer,
  isDataObject,
  setMember,
  withKeysInOrder,
  type DataObject,
  type DataValue,
} from './data-value.js'
import { checkJson } from './json-document.js'
import { placeAt } from '../text/line-column.js'
import type { AnyJson } from './object-keys.js'

/** The first character that cannot follow what stands before it; at the text's length where it ends too early. */
export interface JsonFault {
  offset: number
  message: string
}

export type JsonReading = { value: DataValue } | { fault: JsonFault }

/** Answers and most readers cannot go deeper: they call themselves once per level. */
export const MAX_DEPTH = 1000

class Unexpected extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message)
  }
}

/** Where a member or element goes, its key, and all keys so far. */
interface Level {
  container: DataValue[] | DataObject
  key: string
  keys: string[]
}

interface ReadingOptions {
  maxDepth?: number
  /** Keeps keys that are numbers where they stand; the value can then not be cloned with `structuredClone`. */
  inOrder?: boolean
}

const SPACE = /[ \t\n\r]*/y
const PLAIN = /[^"\\\u0000-\u001f]*/y
const DIGITS = /[0-9]+/y
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}
const WORDS: Readonly<Record<string, readonly [string, DataValue]>> = {
  t: ['true', true],
  f: ['false', false],
  n: ['null', null],
}

/**
 * Reads RFC 8259 without calling itself, so that no depth is too much. Of a repeated key the last value counts, as in
 * ECMAScript; integers past 2^53 stay exact.
 */
export const readJson = (
  text: string,
  { maxDepth = Infinity, inOrder = false }: ReadingOptions = {},
): JsonReading => {
  let at = 0

  const fail = (expected: string): never => {
    const found = text.codePointAt(at)
    const what =
      found === undefined ? 'but the text ends' : `found ${JSON.stringify(String.fromCodePoint(found))}`
    throw new Unexpected(at, `Expected ${expected}, ${what}`)
  }
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const takeHex = (): string => {
    for (let digits = 0; digits < 4; digits += 1, at += 1) {
      if (!/[0-9a-fA-F]/.test(text.charAt(at))) fail('a hex digit')
    }
    return String.fromCharCode(parseInt(text.slice(at - 4, at), 16))
  }
  const takeString = (): string => {
    at += 1
    let value = take(PLAIN)
    while (text[at] !== '"') {
      if (text[at] !== '\\')
        fail(at < text.length ? 'a string without raw control characters' : 'a closing quote')
      at += 1
      const sign = text.charAt(at)
      if (sign === 'u') {
        at += 1
        value += takeHex()
      } else {
        value += ESCAPES[sign] ?? fail('a JSON escape')
        at += 1
      }
      value += take(PLAIN)
    }
    at += 1
    return value
  }
  const takeDigits = (): void => {
    if (take(DIGITS) === '') fail('a digit')
  }
  const takeNumber = (): number | bigint => {
    const start = at
    if (text[at] === '-') at += 1
    if (text[at] === '0') at += 1
    else takeDigits()
    const isInteger = text[at] !== '.' && text[at] !== 'e' && text[at] !== 'E'
    if (text[at] === '.') {
      at += 1
      takeDigits()
    }
    if (text[at] === 'e' || text[at] === 'E') {
      at += 1
      if (text[at] === '+' || text[at] === '-') at += 1
      takeDigits()
    }
    const written = text.slice(start, at)
    return isInteger && written.length > 15 ? integer(written) : Number(written)
  }
  const takeWord = ([word, value]: readonly [string, DataValue]): DataValue => {
    for (const letter of word) {
      if (text[at] !== letter) fail(word)
      at += 1
    }
    return value
  }
  const takeScalar = (): DataValue => {
    const sign = text.charAt(at)
    if (sign === '"') return takeString()
    if (sign === '-' || (sign >= '0' && sign <= '9')) return takeNumber()
    return takeWord(WORDS[sign] ?? fail('a value'))
  }
  const takeKey = (): string => {
    if (text[at] !== '"') fail('a key in double quotes')
    const key = takeString()
    take(SPACE)
    if (text[at] !== ':') fail('a colon')
    at += 1
    return key
  }

  const takeDocument = (): DataValue => {
    const open: Level[] = []
    for (;;) {
      take(SPACE)
      let value: DataValue
      const sign = text[at]
      if (sign === '[' || sign === '{') {
        if (open.length >= maxDepth) throw new Unexpected(at, `it is nested deeper than ${maxDepth} levels`)
        at += 1
        take(SPACE)
        const container: Level['container'] = sign === '[' ? [] : {}
        if (text[at] !== (sign === '[' ? ']' : '}')) {
          open.push({ container, key: sign === '{' ? takeKey() : '', keys: [] })
          continue
        }
        at += 1
        value = container
      } else value = takeScalar()

      // Puts the value where it belongs, and closes all that it ends.
      for (;;) {
        take(SPACE)
        const level = open.at(-1)
        if (level === undefined) {
          if (at < text.length) fail('the end')
          return value
        }
        const { container, key, keys } = level
        if (Array.isArray(container)) container.push(value)
        else {
          setMember(container, key, value)
          if (inOrder) keys.push(key)
        }
        if (text[at] === ',') {
          at += 1
          take(SPACE)
          if (!Array.isArray(container)) level.key = takeKey()
          break
        }
        if (text[at] !== (Array.isArray(container) ? ']' : '}')) {
          fail(Array.isArray(container) ? 'a comma or ]' : 'a comma or }')
        }
        at += 1
        open.pop()
        value = Array.isArray(container) ? container : withKeysInOrder(container, keys)
      }
    }
  }

  try {
    return { value: takeDocument() }
  } catch (error) {
    if (error instanceof Unexpected) return { fault: { offset: error.offset, message: error.message } }
    throw error
  }
}

/**
 * The value of a JSON text: integers with all their digits, other numbers as doubles (what RFC 8259, section 6, has
 * software agree on).
 * @throws {FeatureError} 422 with line and column of the first fault, for nesting beyond `maxDepth` levels, and for a number
 * past 1.8e308 that is no integer
 */
export const jsonValue = (text: string, parameter = 'text', maxDepth = MAX_DEPTH): DataValue =>
  valueOf(readJson(text), text, parameter, maxDepth)

/** The same, its objects with all keys where they stand in the text; it cannot be cloned with `structuredClone`. */
export const orderedJsonValue = (text: string, parameter = 'text', maxDepth = MAX_DEPTH): DataValue =>
  valueOf(readJson(text, { inOrder: true }), text, parameter, maxDepth)

const valueOf = (reading: JsonReading, text: string, parameter: string, maxDepth: number): DataValue => {
  if ('value' in reading) {
    checkJson(parameter, reading.value, maxDepth)
    return reading.value
  }
  const { line, column } = placeAt(text, reading.fault.offset)
  return unprocessable(
    `${parameter} is not valid JSON: line ${line}, column ${column}: ${reading.fault.message}.`,
  )
}

/** The same with numbers as ECMAScript has them: integers past 2^53 become doubles. */
export const plainJsonValue = (text: string, parameter = 'text', maxDepth = MAX_DEPTH): AnyJson => {
  jsonValue(text, parameter, maxDepth)
  return JSON.parse(text) as AnyJson
}

/**
 * Writes JSON as `JSON.stringify` does, integers of any length included.
 * @param indent spaces per level; 0 for no line breaks
 * @throws {FeatureError} 422 for infinities and NaN, which JSON has no words for
 */
export const writeJson = (value: DataValue, indent = 0, outer = ''): string => {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return unprocessable(`The number ${value} cannot be written in JSON.`)
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = outer + ' '.repeat(indent)
  const items = isDataObject(value)
    ? Object.entries(value).map(
        ([key, member]) =>
          `${JSON.stringify(key)}:${indent > 0 ? ' ' : ''}${writeJson(member, indent, inner)}`,
      )
    : value.map((item) => writeJson(item, indent, inner))
  const [begin, end] = isDataObject(value) ? '{}' : '[]'
  if (items.length === 0 || indent === 0) return `${begin}${items.join(',')}${end}`
  return `${begin}\n${inner}${items.join(`,\n${inner}`)}\n${outer}${end}`
}
