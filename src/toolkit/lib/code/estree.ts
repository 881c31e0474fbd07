import { parse, Parser, type Options } from 'acorn'
import jsx from 'acorn-jsx'

/** A node of the ESTree specification; its other members depend on the type. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The nodes right below one, in the order of its members. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((member: unknown) =>
    Array.isArray(member) ? member.filter(isSyntaxNode) : isSyntaxNode(member) ? [member] : [],
  )

/**
 * Calls back for a node and all below it, each before its children.
 * By hand: acorn-walk throws at a JSXElement.
 */
export const walkSyntax = (root: SyntaxNode, visit: (node: SyntaxNode) => void): void => {
  const open = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    visit(node)
    open.push(...childrenOf(node).reverse())
  }
}

const JsxParser = Parser.extend(jsx())

/** @throws {SyntaxError} with `loc`, whose column counts from 0 */
export const parseJavaScript = (code: string, options: Options, hasJsx = false): SyntaxNode =>
  (hasJsx ? JsxParser.parse(code, options) : parse(code, options)) as unknown as SyntaxNode
