import { pointerSteps } from '../pointer.js'

/** An object of a document that is read as JSON. */
export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** What a pointer leads to, through references. */
export const find = (document: Node, steps: readonly string[]): unknown => {
  let found: unknown = document
  for (const step of steps) {
    if (!isNode(found)) return undefined
    found = found[step]
    if (isNode(found) && typeof found['$ref'] === 'string')
      found = find(document, pointerSteps(found['$ref']))
  }
  return found
}
