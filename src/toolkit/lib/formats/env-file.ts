import { assertAnswerLength } from '../common/answer-length.js'
import { flatSettings, type ConfigFile } from './config-file.js'
import { safeKey, type Dictionary } from '../json/object-keys.js'

const KEY = /[^\S\n]*(?:export[^\S\n]+)?([\w.-]+)(?:[^\S\n]*=|:(?=[^\S\n]))/y
const QUOTED =
  /[^\S\n]*(?:'((?:\\'|[^'])*)'|"((?:\\"|[^"])*)"|`((?:\\`|[^`])*)`)[^\S\n]*(?:#[^\n]*)?(?:\n|$)/y
const REST = /[^\n]*(?:\n|$)/y
/** What is left in quotes that hold the same sign, as in `'it's'`. */
const ENCLOSED = /^(?:'(.*)'|"(.*)"|`(.*)`)$/
const BLANK = /^\s*(?:#.*)?$/

const VARIABLE = /\\\$|\$\{([\w.-]+)\}|\$([A-Za-z_]\w*)/g

/** The values of this format are strings. */
const settingOf = (values: Dictionary, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

type Grow = (length: number) => void

/** @param grow told the length of each value that is put in */
const expanded = (value: string, earlier: Dictionary, grow: Grow): string =>
  value.replace(VARIABLE, (written: string, braced?: string, bare?: string) => {
    const name = braced ?? bare
    if (name === undefined) return written.slice(1)
    const setting = settingOf(earlier, name)
    grow(setting.length)
    return setting
  })

/**
 * Reads the lines of an environment file. A comment in an unquoted value begins with a # at white space.
 * By hand: dotenv passes over `not a line` in silence, and takes the quote that never ends in `A="x` for a character.
 * @param expand whether `${NAME}` and `$NAME` stand for the values above them, except in single quotes;
 *   `\$` is then a dollar sign
 * @throws {FeatureError} 422 for an unsafe key, and where the values that are put in are longer than LONGEST_ANSWER in all
 */
export const readEnvFile = (source: string, expand: boolean): ConfigFile => {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const { set, ...file } = flatSettings()
  let at = 0
  let line = 1
  let putIn = 0
  const grow: Grow = (length) => {
    putIn += length
    assertAnswerLength(putIn)
  }

  /** Takes what the pattern matches from here on. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match !== null) {
      at = pattern.lastIndex
      for (const character of match[0]) if (character === '\n') line += 1
    }
    return match
  }

  const takeValue = (): string => {
    const quoted = take(QUOTED)
    const bare = quoted === null ? (take(REST)?.[0] ?? '').replace(/\s#.*/, '').trim() : ''
    const [, single, double, backtick] = quoted ?? ENCLOSED.exec(bare) ?? []
    if (single !== undefined) return single
    const value = double?.replaceAll('\\n', '\n').replaceAll('\\r', '\r') ?? backtick ?? bare
    return expand ? expanded(value, file.values, grow) : value
  }

  while (at < text.length) {
    const startedAt = line
    const key = take(KEY)?.[1]
    if (key !== undefined) {
      set(safeKey(key), takeValue())
      continue
    }
    const unread = (take(REST)?.[0] ?? '').trimEnd()
    if (!BLANK.test(unread)) {
      file.problems.push({ line: startedAt, message: 'Not a setting: expected a name and =.' })
    }
  }
  return file
}
