import type { Query } from '#operation'
import { feature } from '#toolkit'
import { linesOf } from '#toolkit/lib/text/lines'

type Options = Query<'rest_text_list'>
type Target = Options['to']

const MARKS = { tab: '\t', semicolon: ';', comma: ',', pipe: '|', space: ' ' } as const
const SEPARATORS = ['tab', 'semicolon', 'comma', 'pipe', 'space'] as const

const itemsOf = ({ text, from, trim }: Options): string[] => {
  if (text === '') return []
  const lines = linesOf(text)
  const found = lines.length > 1 ? 'line' : (SEPARATORS.find((name) => text.includes(MARKS[name])) ?? 'line')
  const separator = from === 'auto' ? found : from
  const items = separator === 'line' ? lines : text.split(MARKS[separator])
  return trim ? items.map((item) => item.trim()).filter((item) => item !== '') : items
}

const QUOTES = { none: '', single: "'", double: '"', backtick: '`' } as const

const quoted = (item: string, mark: string): string =>
  mark === '' ? item : `${mark}${item.replaceAll(mark, mark + mark)}${mark}`

/** The separator of two items, and what ends a line when there are several. */
const JOINTS: Readonly<Record<Exclude<Target, 'json'>, readonly [between: string, lineEnd: string]>> = {
  line: ['\n', '\n'],
  bullets: ['\n', '\n'],
  numbers: ['\n', '\n'],
  comma: [',', ',\n'],
  'comma-space': [', ', ',\n'],
  'sql-in': [', ', ',\n'],
  semicolon: [';', ';\n'],
  tab: ['\t', '\n'],
  space: [' ', '\n'],
  pipe: ['|', '\n'],
}

const written = (items: readonly string[], { to, quote, perLine }: Options): string => {
  if (to === 'json') return JSON.stringify(items)
  const [between, lineEnd] = JOINTS[to]
  const mark = QUOTES[to === 'sql-in' ? 'single' : quote]
  const prefix = (at: number): string => (to === 'bullets' ? '- ' : to === 'numbers' ? `${at + 1}. ` : '')
  const joint = (at: number): string => {
    if (at === 0) return ''
    return perLine !== undefined && at % perLine === 0 ? lineEnd : between
  }
  const list = items.map((item, at) => joint(at) + prefix(at) + quoted(item, mark)).join('')
  return to === 'sql-in' ? `(${list})` : list
}

export default feature('rest_text_list', (options) => {
  const items = itemsOf(options)
  return { text: written(items, options), count: items.length, items }
})
