import sloc from 'sloc'
import { feature } from '#toolkit'
import { linesOf } from '#toolkit/lib/text/line-column'
import { complexityOf } from '#toolkit/lib/code/source-complexity'
import type { Query } from '#operation'

type Language = Query<'rest_dev_stats'>['language']

const isBlank = (line: string): boolean => line.trim() === ''

/**
 * The code with blank lines made empty and no more than two of them in a row: of a longer run, or one with blanks, the
 * counter sees only a part and takes the rest for source.
 */
const withShortGaps = (code: string): string =>
  linesOf(code)
    .map((line) => (isBlank(line) ? '' : line))
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '' || lines[index - 2] !== '')
    .map((line) => `${line}\n`)
    .join('')

/**
 * The counter knows neither block comments of Swift, which are C's, nor that Lua's end without dashes, nor PHP's
 * comments after a hash (an attribute begins with #[).
 */
const counted = (code: string, language: Language) => {
  switch (language) {
    case 'swift':
      return sloc(code, 'kt')
    case 'lua':
      return sloc(code.replace(/(--\[\[(?:(?!\]\])[^])*?)(?:--)?\]\]/g, '$1--]]'), 'lua')
    case 'php':
      return sloc(code.replace(/((?:^|[;{}])[ \t]*)#(?!\[)/gm, '$1//'), 'php')
    default:
      return sloc(code, language)
  }
}

const round2 = (value: number): number => Math.round(value * 100) / 100

/** In characters, over the lines that are not blank. */
const lineLengths = (code: string) => {
  const lengths = linesOf(code)
    .filter((line) => !isBlank(line))
    .map((line) => [...line].length)
  const sum = lengths.reduce((total, length) => total + length, 0)
  return {
    longestLine: lengths.reduce((longest, length) => Math.max(longest, length), 0),
    averageLine: lengths.length === 0 ? 0 : round2(sum / lengths.length),
  }
}

export default feature('rest_dev_stats', ({ code, language }) => {
  const { total, comment, single, block, mixed, todo } = counted(code, language)
  const { source } = counted(withShortGaps(code), language)
  const complexity = language === 'js' || language === 'jsx' ? complexityOf(code, language === 'jsx') : null
  return {
    language,
    total,
    source,
    comment,
    singleComment: single,
    blockComment: block,
    mixed,
    blank: linesOf(code).filter(isBlank).length,
    todo,
    ...lineLengths(code),
    functions: complexity?.functions ?? null,
    complexity: complexity?.complexity ?? null,
  }
})
