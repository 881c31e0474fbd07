import { isNode, type Node } from './node.js'

/** Members that say something to people, and whose values are no part of the contract. */
const isTold = (name: string, value: unknown): boolean =>
  ((name === 'description' || name === 'summary') && typeof value === 'string') ||
  name === 'example' ||
  name === 'examples' ||
  // How far the example is the answer.
  name === 'x-example'

/** Whose values are data, and are kept as they are. */
const VALUES = new Set(['default', 'const', 'enum'])

/** Where the members' names are the author's. */
const NAMES = new Set(['properties', 'patternProperties', 'schemas', 'parameters', 'responses', 'headers'])

const without = (value: unknown, at = ''): unknown => {
  if (!isNode(value) || VALUES.has(at)) return value
  if (Array.isArray(value)) return value.map((each) => without(each))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => NAMES.has(at) || !isTold(name, member))
      .map(([name, member]) => [name, without(member, NAMES.has(at) ? '' : name)]),
  )
}

/** A document without what it says to people, which breaks no client. */
export const withoutWords = (document: Node): Node => without(document) as Node
