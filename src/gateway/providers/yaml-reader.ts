import {
  type Alias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml'
import { yamlFault } from '#config'
import type { Problem } from './types.js'

export type Path = readonly (string | number)[]

/** Checks values of a YAML document; every mistake is noted with its place, and the value is then `undefined`. */
export interface YamlReader {
  /** The whole document as plain values; null when it is empty or not YAML. */
  root: unknown
  problems: readonly Problem[]
  problem(path: Path, message: string): void
  /** A mapping whose keys are all among `known` (any key where `known` is absent). */
  mapping(value: unknown, path: Path, known?: readonly string[]): Record<string, unknown> | undefined
  list(value: unknown, path: Path): unknown[] | undefined
  text(value: unknown, path: Path): string | undefined
  /** A whole number from `minimum` up to `maximum`. */
  integer(value: unknown, path: Path, minimum: number, maximum: number): number | undefined
  oneOf<T extends string>(value: unknown, path: Path, allowed: readonly T[]): T | undefined
}

/** Values that aliases may repeat in all. */
const MAX_ALIASES = 100

const show = (path: Path): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    if (!/^[\w-]+$/.test(part)) return `${text}[${JSON.stringify(part)}]`
    return text === '' ? part : `${text}.${part}`
  }, '')

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  // JSON has no word for the infinite number that YAML makes of 1e400.
  return `the ${typeof value} ${typeof value === 'number' ? String(value) : JSON.stringify(value)}`
}

/** The position of a path: its key if it is a mapping's entry, else its value, else the nearest thing around it. */
const offsetOf = (document: Document, path: Path): number => {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
      )
      if (pair !== undefined && isNode(pair.key) && pair.key.range) return pair.key.range[0]
    }
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

const aliasFault = (message: string, name: string): string =>
  message.startsWith('Unresolved')
    ? `there is no anchor &${name} before *${name}`
    : `aliases repeat more than ${MAX_ALIASES} values, *${name} first; write them out`

/** The document as plain values; null where its aliases cannot be followed, which is then noted. */
const valuesOf = (
  document: Document,
  note: (offset: number, path: Path, message: string) => void,
): unknown => {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES })
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    const aliases: Alias[] = []
    visit(document, { Alias: (_key, alias) => void aliases.push(alias) })
    const alias = aliases.find((each) => each.resolve(document) === undefined) ?? aliases[0]
    note(alias?.range?.[0] ?? 0, [], aliasFault(error.message, alias?.source ?? ''))
    return null
  }
}

/** Reads YAML text; syntax errors and repeated keys become problems too. */
export const readYaml = (text: string, file: string): YamlReader => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const problems: Problem[] = []
  const at = (offset: number, path: Path, message: string): void => {
    const { line, col } = lines.linePos(offset)
    problems.push({ file, line, column: col, path: show(path), message })
  }
  for (const error of document.errors) at(error.pos[0], [], yamlFault(error))
  const problem = (path: Path, message: string): void => at(offsetOf(document, path), path, message)
  const expected = (what: string, value: unknown, path: Path): undefined =>
    problem(path, `must be ${what}, but is ${kindOf(value)}`) as undefined

  return {
    // After a syntax error nothing can be trusted; only the errors are reported.
    root: document.errors.length > 0 ? null : valuesOf(document, at),
    problems,
    problem,
    mapping(value, path, known) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return expected('a mapping', value, path)
      const unknown = known === undefined ? [] : Object.keys(value).filter((key) => !known.includes(key))
      for (const key of unknown)
        problem([...path, key], `unknown key; the keys here are ${known?.join(', ')}`)
      return value as Record<string, unknown>
    },
    list(value, path) {
      return Array.isArray(value) ? (value as unknown[]) : expected('a list', value, path)
    },
    text(value, path) {
      return typeof value === 'string' && value.trim() !== '' ? value : expected('a text', value, path)
    },
    integer(value, path, minimum, maximum) {
      if (Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum)
        return Number(value)
      return expected(`a whole number from ${minimum} to ${maximum}`, value, path)
    },
    oneOf(value, path, allowed) {
      return allowed.find((item) => item === value) ?? expected(`one of ${allowed.join(', ')}`, value, path)
    },
  }
}
