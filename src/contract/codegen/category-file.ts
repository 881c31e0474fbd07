/**
 * A category's YAML with a path behind its last path and a schema behind its last schema; the comment above `schemas:` stays
 * there.
 *
 * @param pathEntry,schemaEntry indented lines, each ending in a newline
 * @returns null where the text has no top-level `schemas:`
 */
export const withEntry = (text: string, pathEntry: string, schemaEntry: string): string | null => {
  const heading = /^(?:#.*\n)*schemas:\n/m.exec(text)
  if (heading === null) return null
  const paths = text.slice(0, heading.index).trimEnd()
  const schemas = text.slice(heading.index + heading[0].length).trimEnd()
  return `${paths}\n\n${pathEntry}\n${heading[0]}${schemas === '' ? '' : `${schemas}\n`}${schemaEntry}`
}
