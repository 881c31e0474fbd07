import type { Query } from '#operation'
import { feature } from '#toolkit'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { isBlank, linesOf } from '#toolkit/lib/text/lines'

type Options = Query<'rest_text_indent'>

const commonStart = (a: string, b: string): string => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length)
}

const dedented = (lines: readonly string[]): string[] => {
  const margins = lines.filter((line) => !isBlank(line)).map((line) => /^\s*/.exec(line)?.[0] ?? '')
  const margin = margins.length === 0 ? '' : margins.reduce(commonStart)
  return lines.map((line) => (isBlank(line) ? '' : line.slice(margin.length)))
}

const numbered = (lines: readonly string[], { start, separator, skipBlank }: Options): string[] => {
  const taking = (line: string): boolean => !skipBlank || !isBlank(line)
  const last = start + lines.filter(taking).length - 1
  const width = Math.max(String(start).length, String(last).length)
  let next = start
  return lines.map((line) => (taking(line) ? `${String(next++).padStart(width)}${separator}${line}` : line))
}

/** Every tab up to the next column that is a multiple of `size`; a code point is one column. */
const withoutTabs = (line: string, size: number): string => {
  let column = 0
  let expanded = ''
  for (const [at, field] of line.split('\t').entries()) {
    const gap = at === 0 ? 0 : size - (column % size)
    expanded += ' '.repeat(gap) + field
    column += gap + codePointLength(field)
  }
  return expanded
}

const changed = (lines: readonly string[], options: Options): string[] => {
  const { mode, size, prefix, suffix, skipBlank } = options
  const each = (change: (line: string) => string): string[] =>
    lines.map((line) => (skipBlank && isBlank(line) ? line : change(line)))
  switch (mode) {
    case 'indent':
      return each((line) => ' '.repeat(size) + line)
    case 'dedent':
      return dedented(lines)
    case 'number':
      return numbered(lines, options)
    case 'prefix':
      return each((line) => prefix + line + suffix)
    case 'tabs-to-spaces':
      return lines.map((line) => withoutTabs(line, size))
    case 'spaces-to-tabs':
      return lines.map((line) =>
        line.replace(/^[ \t]+/, (margin) => margin.replaceAll(' '.repeat(size), '\t')),
      )
  }
}

export default feature('rest_text_indent', (options) => {
  const lines = changed(linesOf(options.text), options)
  return { text: lines.join('\n'), lines: lines.length }
})
