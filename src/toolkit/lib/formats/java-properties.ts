import { flatSettings, type ConfigFile } from './config-file.js'
import { safeKey } from '../json/object-keys.js'

/** A line that goes on behind an odd number of backslashes, and what white space is to `Properties.load`. */
const GOES_ON = /(?<!\\)(?:\\\\)*\\$/
const LEADING_SPACE = /^[ \t\f]+/

const SETTING = /^((?:\\[^]?|[^\\=: \t\f])*)[ \t\f]*[=:]?[ \t\f]*([^]*)$/
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([^]?))/g
const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' }

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_, hex: string | undefined, other: string | undefined) =>
    hex === undefined ? (CONTROLS[other ?? ''] ?? other ?? '') : String.fromCharCode(parseInt(hex, 16)),
  )

const hasBadUnicode = (text: string): boolean => /(?<!\\)(?:\\\\)*\\u(?![0-9a-fA-F]{4})/.test(text)

/**
 * Reads Java properties as `java.util.Properties.load` does (Java SE API). A `\u` without four hex digits, for which
 * it throws, is a problem of that line here.
 * @throws {FeatureError} 422 for an unsafe key
 */
export const readProperties = (source: string): ConfigFile => {
  const { set, ...file } = flatSettings()
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  for (let index = 0; index < lines.length; index += 1) {
    const startedAt = index + 1
    let text = (lines[index] ?? '').replace(LEADING_SPACE, '')
    if (text === '' || text.startsWith('#') || text.startsWith('!')) continue
    while (GOES_ON.test(text)) {
      index += 1
      text = text.slice(0, -1) + (lines[index] ?? '').replace(LEADING_SPACE, '')
    }
    if (hasBadUnicode(text)) {
      file.problems.push({ line: startedAt, message: 'Expected four hex digits after \\u.' })
      continue
    }
    const [, key = '', value = ''] = SETTING.exec(text) ?? []
    set(safeKey(unescaped(key)), unescaped(value))
  }
  return file
}
