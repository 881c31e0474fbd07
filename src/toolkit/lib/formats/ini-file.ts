import type { ConfigFile } from './config-file.js'
import { dictionary, isDictionary, safeKey, type Dictionary } from '../json/object-keys.js'

const LINE = /^\[([^\]]*)\]\s*$|^([^=]+)(?:(=)(.*))?$/
const IGNORED = /^\s*(?:[;#].*)?$/

const isQuotedBy = (quote: string, text: string): boolean =>
  text.length > 1 && text.startsWith(quote) && text.endsWith(quote)

/** The value of a JSON string; the text itself if it is not one. */
const unquoted = (text: string): string => {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(text)) return text
  try {
    return String(JSON.parse(text))
  } catch {
    return text
  }
}

/** Up to the first comment sign without a backslash; of escapes only those of signs and of the backslash count. */
const bare = (text: string): string => {
  const [value = ''] = /^(?:\\[^]?|[^;#\\])*/.exec(text) ?? []
  return value.replace(/\\([\\;#])/g, '$1').trim()
}

const plain = (written: string): string => {
  const text = written.trim()
  if (isQuotedBy("'", text)) return unquoted(text.slice(1, -1))
  return isQuotedBy('"', text) ? unquoted(text) : bare(text)
}

const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }

const valueOf = (text: string): string | boolean | null =>
  Object.hasOwn(WORDS, text) ? (WORDS[text] ?? null) : text

/** The parts of a section's name; `\.` is a dot within a part. */
const partsOf = (section: string): string[] =>
  section.split(/(?<!\\)\./).map((part) => safeKey(part.replaceAll('\\.', '.')))

/**
 * Reads an INI file: sections nest at dots, a key that ends in `[]` collects an array, a key alone is true.
 * @throws {FeatureError} 422 for an unsafe key
 */
export const readIniFile = (source: string): ConfigFile => {
  const values = dictionary()
  const duplicates: string[] = []
  const problems: ConfigFile['problems'] = []
  let section: readonly string[] = []
  let target = values

  const noteDuplicate = (name: readonly string[]): void => {
    const path = name.join('.')
    if (!duplicates.includes(path)) duplicates.push(path)
  }

  const openSection = (name: string): void => {
    section = partsOf(name)
    target = section.reduce<Dictionary>((parent, part, depth) => {
      const found = parent[part]
      if (isDictionary(found)) return found
      if (found !== undefined) noteDuplicate(section.slice(0, depth + 1))
      const made = dictionary()
      parent[part] = made
      return made
    }, values)
  }

  const set = (written: string, value: string | boolean | null): void => {
    const isList = written.length > 2 && written.endsWith('[]')
    const key = safeKey(isList ? written.slice(0, -2) : written)
    const found = target[key]
    if (Array.isArray(found)) found.push(value)
    else if (isList) target[key] = found === undefined ? [value] : [found, value]
    else {
      if (found !== undefined) noteDuplicate([...section, key])
      target[key] = value
    }
  }

  source
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .forEach((text, index) => {
      if (IGNORED.test(text)) return
      const [, header, key, equals, value] = LINE.exec(text) ?? []
      if (header !== undefined) openSection(plain(header))
      else if (key === undefined) problems.push({ line: index + 1, message: 'Expected a key before =.' })
      else set(plain(key), equals === undefined ? true : valueOf(plain(value ?? '')))
    })
  return { values, duplicates, problems }
}
