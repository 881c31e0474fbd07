/** An object of a document that is read as JSON. */
export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The names that a JSON pointer goes through. */
export const segmentsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What a pointer leads to, through references. */
export const find = (document: Node, segments: readonly string[]): unknown => {
  let found: unknown = document
  for (const segment of segments) {
    if (!isNode(found)) return undefined
    found = found[segment]
    if (isNode(found) && typeof found['$ref'] === 'string') found = find(document, segmentsOf(found['$ref']))
  }
  return found
}
