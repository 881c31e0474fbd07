import type { Lists } from './phrase.js'

/** A list as it is written: entries, or entries between commas in one text, which is much quicker to read. */
type Written = string | string[]

/**
 * Words in several forms. Each entry holds the forms of one word in a row ("bunuh membunuh"), and each list takes `$1`,
 * `$2` … of them, which may be part of other words ("ku$1").
 */
interface Inflected {
  words: Written
  lists: Record<string, Written>
}

/** The lists of one language, or some of them, as in a file. */
export interface ListsFile {
  lists?: Record<string, Written>
  inflected?: Inflected[]
  /** Words that are recognised with letters starred out, the likeliest first. */
  masked?: Written
  /** Words that are recognised with two letters in the wrong order, or one left out. */
  misspelt?: Written
  /** Common words that are recognised so too. */
  hasty?: Written
  /** Words that are none of those, though they look like one. */
  spelledSo?: Written
  /** Words that name groups of people and those who stand for them, which say nothing by themselves; may name lists. */
  groupWords?: Written
}

const COMMENT = /^\s*#.*$/gm

const entriesOf = (written: Written): string[] =>
  typeof written === 'string'
    ? written
        .replaceAll(COMMENT, '')
        .split(/[,\n]/)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
    : written

/** What all files together hold under a name. */
export const entriesIn = (
  files: readonly ListsFile[],
  name: 'masked' | 'misspelt' | 'hasty' | 'spelledSo' | 'groupWords',
): string[] => files.flatMap((file) => entriesOf(file[name] ?? ''))

/** All lists of some files by name, with those that are made of inflected words. @throws Error where two have one name */
export const listsOf = (files: readonly ListsFile[]): Lists => {
  const plain = files.flatMap(({ lists = {} }) =>
    Object.entries(lists).map(([name, written]) => [name, entriesOf(written)] as const),
  )
  const made = files
    .flatMap(({ inflected = [] }) => inflected)
    .flatMap(({ words, lists: forms }) => {
      const rows = entriesOf(words).map((row) => row.split(/\s+/))
      return Object.entries(forms).map(([name, written]) => {
        const fill = (form: string): string[] =>
          rows.map((row) => form.replaceAll(/\$(\d)/g, (_, at: string) => row[Number(at) - 1] ?? ''))
        return [name, [...new Set(entriesOf(written).flatMap(fill))]] as const
      })
    })
  const lists: Record<string, readonly string[]> = {}
  for (const [name, entries] of [...plain, ...made]) {
    if (Object.hasOwn(lists, name)) throw new Error(`The list ${name} is given more than once`)
    lists[name] = entries
  }
  return lists
}
