import { isTag, isText, type AnyNode, type Document, type Element, type ParentNode } from 'domhandler'
import { Parser, type Tokenizer } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { unprocessable } from '../../errors.js'

/** Browsers flatten what is deeper than 512; the parser's time grows with the product of depth and length. */
const DEEPEST = 1000

/** Texts that no reader sees. */
const UNREAD = new Set(['script', 'style'])

/** So many characters are parsed at a time. */
const PIECE = 65_536

/**
 * parse5 adds texts up character by character, each of which V8 keeps as a node of 32 bytes until somebody looks into the
 * text: a comment of 5 MB took 170 MB.
 */
const flatten = (tokenizer: Tokenizer): void => {
  const { currentToken, currentAttr, currentCharacterToken } = tokenizer as unknown as {
    currentToken: { data?: string } | null
    currentAttr: { value: string } | undefined
    currentCharacterToken: { chars: string } | null
  }
  for (const text of [currentToken?.data, currentAttr?.value, currentCharacterToken?.chars])
    text?.charCodeAt(text.length - 1)
}

/**
 * The document of an HTML page, as browsers with scripting build it (HTML standard, "parsing HTML documents"), in the
 * tree that cheerio works on.
 * @throws FeatureError 422 for elements nested deeper than 1,000
 */
export const parseDocument = (html: string): Document => {
  let depth = 0
  const bounded: typeof adapter = {
    ...adapter,
    onItemPush: () => {
      depth += 1
      if (depth > DEEPEST) unprocessable(`the page has elements nested deeper than ${DEEPEST}`)
    },
    onItemPop: () => {
      depth -= 1
    },
  }
  const parser = new Parser({ treeAdapter: bounded })
  for (let at = 0; at < html.length; at += PIECE) {
    parser.tokenizer.write(html.slice(at, at + PIECE), false)
    flatten(parser.tokenizer)
  }
  parser.tokenizer.write('', true)
  return parser.document
}

const childrenOf = (node: AnyNode): readonly AnyNode[] => (isTag(node) ? node.children : [])

/** All nodes below a node in the order of the document; the contents of templates are not part of it. */
function* nodesIn(root: ParentNode, isEntered: (element: Element) => boolean): Generator<AnyNode> {
  const open: AnyNode[] = root.children.toReversed()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    if (isTag(node) && !isEntered(node)) continue
    const children = childrenOf(node)
    for (let index = children.length - 1; index >= 0; index -= 1) open.push(children[index] as AnyNode)
  }
}

/**
 * Elements of the given names below a node, or all where none is given, in the order of the document.
 * @param names in lower case
 */
export const elementsIn = (root: ParentNode, ...names: readonly string[]): Element[] =>
  Array.from(nodesIn(root, () => true)).filter(
    (node): node is Element => isTag(node) && (names.length === 0 || names.includes(node.name)),
  )

/** The text below a node as it is written, without scripts and styles. */
export const textIn = (root: ParentNode): string =>
  Array.from(nodesIn(root, ({ name }) => !UNREAD.has(name)))
    .map((node) => (isText(node) ? node.data : ''))
    .join('')

/** An attribute's value, its name in lower case; null where the element has none. */
export const attributeOf = ({ attribs }: Element, name: string): string | null =>
  Object.hasOwn(attribs, name) ? (attribs[name] ?? null) : null

/** The words of an attribute that is a list of them, such as rel, in lower case. */
export const wordsOf = (element: Element, name: string): string[] =>
  (attributeOf(element, name) ?? '')
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter((word) => word !== '')

/** White space collapsed to one blank, none at the ends. */
export const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The title of a page: the text of the first title element of its head, collapsed; null where it is missing or empty. */
export const titleOf = (document: Document): string | null => {
  const [head] = elementsIn(document, 'head')
  const [title] = head === undefined ? [] : elementsIn(head, 'title')
  return (title === undefined ? '' : collapsed(textIn(title))) || null
}

/** All text of an element that has no elements in it, such as a script. */
export const rawTextOf = (element: Element): string =>
  element.children.map((node) => (isText(node) ? node.data : '')).join('')
