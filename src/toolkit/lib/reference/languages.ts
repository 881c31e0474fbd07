import type { LanguageRow } from '../../data/languages-set.js'
import { readDataSet } from '../../data/read.js'
import { countries } from '../countries/countries.js'
import { officialLanguages, primaryLanguage } from '../countries/territories.js'

/** Columns of a row by which a code is looked up, the first one first. */
const CODE_COLUMNS: Readonly<Record<number, readonly (1 | 2 | 3 | 4)[]>> = { 2: [2], 3: [1, 3, 4] }

/** A language by a code of ISO 639 in any case, or else by its whole reference name; undefined for what is none. */
export const findLanguage = (text: string): LanguageRow | undefined => {
  const rows = readDataSet<readonly LanguageRow[]>('languages', 'languages')
  const wanted = text.toLowerCase()
  for (const column of CODE_COLUMNS[wanted.length] ?? []) {
    const row = rows.find((candidate) => candidate[column] === wanted)
    if (row !== undefined) return row
  }
  return rows.find(([name]) => name.toLowerCase() === wanted)
}

/** The name of a language in itself; null where CLDR has no data of it. */
export const nativeName = (tag: string): string | null => {
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return null
  return new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag) ?? null
}

/** Scripts that are written from right to left, ISO 15924. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' '),
)

/** The likely script of a language by CLDR with its direction; nulls where it is not known. */
export const likelyScript = (
  tag: string,
): { script: string; direction: 'ltr' | 'rtl' } | { script: null; direction: null } => {
  const { script } = new Intl.Locale(tag).maximize()
  if (script === undefined) return { script: null, direction: null }
  return { script, direction: RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr' }
}

/** Alpha-2 codes of the countries where a language is official, by law or in fact, sorted. */
export const countriesWithLanguage = (tag: string): string[] =>
  countries()
    .map(({ code }) => code)
    .filter((code) => officialLanguages(code).some((language) => primaryLanguage(language.code) === tag))
    .sort()
