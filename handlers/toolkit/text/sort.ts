import type { Query } from '#operation'
import { feature } from '#toolkit'
import { codePointLength, compareCodePoints } from '#toolkit/lib/text/code-points'
import { firstOf } from '#toolkit/lib/common/first-of'
import { isBlank, linesOf } from '#toolkit/lib/text/lines'

type Options = Query<'rest_text_sort'>

/** A sign belongs to a number unless it joins it to a word: file-10 has 10. */
const DECIMAL = /(?:(?<![\p{L}\p{N}])[+-])?(?:\d+(?:\.\d+)?|\.\d+)/u

/** Lines without a number come after all others. */
const numberIn = (key: string): number => Number(DECIMAL.exec(key)?.[0] ?? Infinity)

/** How the fields of lines are compared: by keys, which are made once. */
type Sort = (lines: readonly string[], fieldOf: (line: string) => string, direction: 1 | -1) => string[]

const sortBy =
  <Key>(keyOf: (field: string) => Key, compare: (a: Key, b: Key) => number): Sort =>
  (lines, fieldOf, direction) =>
    lines
      .map((line) => ({ line, key: keyOf(fieldOf(line)) }))
      .sort((a, b) => direction * compare(a.key, b.key))
      .map(({ line }) => line)

const itself = (field: string): string => field
const lowerCase = (field: string): string => field.toLowerCase()
const byNumber = (a: number, b: number): number => (a === b ? 0 : a - b)

/** Collation of the CLDR root for English; `accent` tells letters and accents apart, not case. */
const collation = (ignoreCase: boolean, numeric: boolean): Sort =>
  sortBy(itself, new Intl.Collator('en', { sensitivity: ignoreCase ? 'accent' : 'variant', numeric }).compare)

const sortOf = ({ by, ignoreCase }: Options): Sort => {
  switch (by) {
    case 'locale':
      return collation(ignoreCase, false)
    case 'natural':
      return collation(ignoreCase, true)
    case 'codepoint':
      return sortBy(ignoreCase ? lowerCase : itself, compareCodePoints)
    case 'numeric':
      return sortBy(numberIn, byNumber)
    case 'length':
      return sortBy(codePointLength, byNumber)
    case 'none':
      return (lines, _fieldOf, direction) => (direction === 1 ? [...lines] : lines.toReversed())
  }
}

const columnOf = (line: string, column: number): string => line.trim().split(/\s+/)[column - 1] ?? ''

export default feature('rest_text_sort', (options) => {
  const { column } = options
  const all = linesOf(options.text)
  const filled = options.dropEmpty ? all.filter((line) => !isBlank(line)) : all
  const kept = options.unique ? firstOf(filled, options.ignoreCase ? lowerCase : itself) : filled
  const fieldOf = column === undefined ? itself : (line: string) => columnOf(line, column)
  const lines = sortOf(options)(kept, fieldOf, options.reverse ? -1 : 1)
  return { text: lines.join('\n'), lines: lines.length, removed: all.length - lines.length }
})
