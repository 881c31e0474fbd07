import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler'
import { createTextLayout, type TextLayout } from './text-layout.js'
import { attributeOf } from './document.js'
import type { Resolve } from './addresses.js'

const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const SILENT = names('head script style noscript template iframe svg img')
/** An empty line parts these from what is around them. */
const PARTED = names('p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre figure hr')
/** These begin and end a line: "display: block" in the HTML standard's section 15.3, and the parts of tables. */
const LINES = names(
  `html body address article aside center details dialog dir div dd dt fieldset figcaption footer form header hgroup
  legend li listing main menu nav optgroup plaintext search section summary xmp caption colgroup thead tbody tfoot tr`,
)
const CELLS = names('td th')
const APART = names('option button')

const isFirstCell = (cell: Element): boolean => {
  for (let before = cell.prev; before !== null; before = before.prev) {
    if (isTag(before) && CELLS.has(before.name)) return false
  }
  return true
}

const feedsAround = (name: string): number => (PARTED.has(name) ? 2 : Number(LINES.has(name)))

/** Says how an element begins. */
const begin = (layout: TextLayout, element: Element): void => {
  const { name } = element
  const feeds = feedsAround(name)
  if (feeds > 0) layout.part(feeds)
  if (APART.has(name)) layout.blank()
  if (name === 'br') layout.feed()
  if (CELLS.has(name)) layout.beginCell(isFirstCell(element))
}

/** Says how an element ends. */
const end = (layout: TextLayout, { name }: Element): void => {
  if (CELLS.has(name)) layout.endCell()
  const feeds = feedsAround(name)
  if (feeds > 0) layout.part(feeds)
  if (APART.has(name)) layout.blank()
}

/**
 * The text of HTML, laid out much as a browser's innerText: paragraphs, headings, lists, tables and the like separated by
 * an empty line, other blocks on lines of their own, the cells of a row separated by tabs, white space collapsed outside
 * pre. Marks of list items are not part of it.
 * @param resolve makes addresses absolute; with it the address of each link comes behind its text, in square brackets
 */
export const pageText = (root: ParentNode, resolve: Resolve | null = null): string => {
  const layout = createTextLayout()
  let verbatim = 0
  /** What is left to do, the next at the end: no recursion, for pages may be nested deep. */
  const open: (AnyNode | (() => void))[] = []
  const openChildren = ({ children }: ParentNode): void => {
    for (let index = children.length - 1; index >= 0; index -= 1) open.push(children[index] as AnyNode)
  }

  const enter = (element: Element): void => {
    const { name } = element
    begin(layout, element)
    if (name === 'pre') verbatim += 1
    const href = name === 'a' ? attributeOf(element, 'href') : null
    const mark = layout.mark()
    open.push(() => {
      if (href !== null && resolve !== null) layout.append(`[${resolve(href.trim())}]`, mark)
      if (name === 'pre') verbatim -= 1
      end(layout, element)
    })
    openChildren(element)
  }

  openChildren(root)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'function') next()
    else if (isText(next)) (verbatim > 0 ? layout.verbatim : layout.flow)(next.data)
    else if (isTag(next) && !SILENT.has(next.name)) enter(next)
  }
  return layout.result()
}
