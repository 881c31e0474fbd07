import { load } from 'cheerio'
import { isTag, type Document, type Element, type ParentNode } from 'domhandler'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { withinTime } from '#toolkit/lib/common/time-limit'
import { quoted } from '#toolkit/lib/common/quoted'
import { baseOf, resolverOf, type Resolve } from '#toolkit/lib/web/addresses'
import { attributeOf, collapsed, parseDocument, textIn } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'
import type { Query } from '#operation'

/** Combinators go back and forth on some pages: exponentially in their number. */
const LIMIT_MS = 1500
/** What the service sends at most; elements may lie in each other, and each is written in full. */
const LONGEST_ANSWER = 8_000_000
const ADDRESSES = new Set(['href', 'src', 'action'])

/** What the selector's parser and compiler throw is a plain error. */
const isRefusal = (error: unknown): error is Error => error instanceof Error && !(error instanceof RangeError)

/** What is in a template is not part of the page (HTML standard, "the template element"); css-select looks there too. */
const isOnPage = (element: Element): boolean => {
  for (let node: ParentNode | null = element.parent; node !== null; node = node.parent) {
    if (isTag(node) && node.name === 'template') return false
  }
  return true
}

const select = (document: Document, selector: string): Element[] => {
  if (selector.trim() === '') unprocessable('selector is blank.')
  try {
    const root = load(document).root()
    const found = withinTime(LIMIT_MS, () => root.find(selector).toArray())
    return (
      found?.value.filter((node) => isTag(node) && isOnPage(node)) ??
      unprocessable('selector takes longer than 1.5 seconds on this page.')
    )
  } catch (error) {
    if (!isRefusal(error) || 'status' in error) throw error
    return unprocessable(
      `selector ${quoted(selector)} is not understood: ${error.message.replace(/\.$/, '')}.`,
    )
  }
}

const attributeIn = (element: Element, name: string, resolve: Resolve): string | null => {
  const value = attributeOf(element, name) ?? attributeOf(element, name.toLowerCase())
  return value !== null && ADDRESSES.has(name.toLowerCase()) ? resolve(value.trim()) : value
}

const takerOf = (
  { as, attribute }: Query<'rest_web_select'>,
  document: Document,
  base: string | null,
): ((element: Element) => string | null) => {
  const $ = load(document)
  if (as === 'text') return (element) => collapsed(textIn(element))
  if (as === 'html') return (element) => $(element).html()
  if (as === 'outer') return (element) => $.html(element)
  const resolve = resolverOf(baseOf(document, base))
  return (element) => attributeIn(element, attribute ?? '', resolve)
}

export default feature('rest_web_select', async (query, context) => {
  const { as, attribute, limit } = query
  if (as === 'attribute' && attribute === undefined)
    invalidParameter('attribute', 'is required with as=attribute')
  const page = await readPage(query, context)
  const document = parseDocument(page.html)
  const found = select(document, query.selector)
  const take = takerOf(query, document, page.base)
  let length = 0
  const items = found.slice(0, limit).map((element) => {
    const item = take(element)
    length += item?.length ?? 0
    if (length > LONGEST_ANSWER) unprocessable('The answer would be longer than 8 MB; take fewer elements.')
    return item
  })
  return { total: found.length, count: items.length, items }
})
