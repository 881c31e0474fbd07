import { pointerSteps } from '../pointer.js'

/** An object of a document that is read as JSON. */
export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The members of a path item that are operations. */
export const METHODS: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
]

/** The longest chain of references; a cycle never ends. */
const MAX_REFERENCES = 20

/** What a pointer leads to, through references; undefined where it leads nowhere. */
export const find = (document: Node, steps: readonly string[], left = MAX_REFERENCES): unknown => {
  let found: unknown = document
  for (const step of steps) {
    if (!isNode(found) || left === 0) return undefined
    found = found[step]
    if (isNode(found) && typeof found['$ref'] === 'string')
      found = find(document, pointerSteps(found['$ref']), left - 1)
  }
  return found
}
