import TurndownService from 'turndown'
import { gfm } from 'turndown-plugin-gfm'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { htmlDepth } from './html-depth.js'

/** What the rules below read of an element. */
interface Element {
  nodeName: string
  parentNode: Element
  nextSibling: Element | null
  children: ArrayLike<Element>
  /** Of a table. */
  rows: ArrayLike<Element>
  getAttribute: (name: string) => string | null
}

/** The converter's time grows with the square of the depth. */
const DEEPEST = 200
const markOf = (item: Element, bullet: string): string => {
  const list = item.parentNode
  if (list.nodeName !== 'OL') return `${bullet} `
  const first = Number(list.getAttribute('start') ?? 1)
  return `${(Number.isSafeInteger(first) && first >= 0 ? first : 1) + Array.from(list.children).indexOf(item)}. `
}

/** The content of a list item under its mark, which one space follows. */
const listItem = (content: string, item: Element, bullet: string): string => {
  const mark = markOf(item, bullet)
  const lines = content
    .replace(/^\n+/, '')
    .replace(/\n+$/, '\n')
    .replace(/^(\[[ x]\]) +/, '$1 ')
    .replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
  return mark + lines + (item.nextSibling !== null && !lines.endsWith('\n') ? '\n' : '')
}

/** A cell is one line, in which a bar would begin the next cell. */
const tableCell = (content: string, cell: Element): string => {
  const line = content.trim().replace(/ *\n+ */g, (gap) => (gap.startsWith('  ') ? '<br>' : ' '))
  const first = Array.from(cell.parentNode.children).indexOf(cell) === 0
  return `${first ? '|' : ''} ${line.replace(/(?<!\\)\|/g, '\\|')} |`
}

/**
 * Converts HTML to GitHub-flavoured Markdown. Ends the call with 422 for elements nested deeper than 200.
 * @param bullet the mark of an unordered list's items
 * @param linked whether links keep their addresses
 * @param rule what a thematic break is written as
 */
export const htmlToMarkdown = (
  html: string,
  bullet: '-' | '*' | '+',
  linked: boolean,
  rule = '* * *',
): string => {
  if (htmlDepth(html, false) > DEEPEST) unprocessable(`html is nested deeper than ${DEEPEST} elements.`)
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: rule,
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    bulletListMarker: bullet,
  })
  service.use(gfm)
  service.remove(['script', 'style', 'noscript', 'iframe'])
  service.addRule('listItem', {
    filter: 'li',
    replacement: (content, item: Element) => listItem(content, item, bullet),
  })
  service.addRule('tableCell', {
    filter: ['th', 'td'],
    replacement: (content, cell: Element) => tableCell(content, cell),
  })
  service.addRule('strikethrough', {
    filter: (node: Element) => ['DEL', 'S', 'STRIKE'].includes(node.nodeName),
    replacement: (content) => `~~${content}~~`,
  })
  service.addRule('rowlessTable', {
    filter: (node: Element) => node.nodeName === 'TABLE' && node.rows.length === 0,
    replacement: (content) => `\n\n${content}\n\n`,
  })
  if (!linked) service.addRule('link', { filter: 'a', replacement: (content) => content })
  return (attempt(() => service.turndown(html)) ?? unprocessable('html is nested too deep.')).trim()
}
