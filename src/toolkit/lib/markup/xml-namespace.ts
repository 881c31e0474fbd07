import type { XmlElement } from './xml-text.js'

/** The prefixes that are bound to a namespace inside an element, '' for the default one. */
const prefixesIn = (
  element: XmlElement,
  isNamespace: (uri: string) => boolean,
  outside: ReadonlySet<string>,
): ReadonlySet<string> => {
  const bound = [...element.attributes].flatMap(([name, value]) => {
    const prefix = name === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(name)?.[1]
    return prefix === undefined ? [] : [{ prefix, isWanted: isNamespace(value.trim()) }]
  })
  if (bound.length === 0) return outside
  const inside = new Set(outside)
  for (const { prefix, isWanted } of bound)
    if (isWanted) inside.add(prefix)
    else inside.delete(prefix)
  return inside
}

/**
 * Writes the names of a namespace with one prefix, whichever the document has bound to it (Namespaces in XML 1.0).
 * @param prefix with its colon, or '' for none
 */
export const withPrefix = (root: XmlElement, isNamespace: (uri: string) => boolean, prefix: string): void => {
  // A stack instead of recursion: elements may be nested 100,000 deep.
  const open: [element: XmlElement, outside: ReadonlySet<string>][] = [[root, new Set()]]
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [element, outside] = entry
    const prefixes = prefixesIn(element, isNamespace, outside)
    const colon = element.name.indexOf(':')
    if (prefixes.has(element.name.slice(0, Math.max(colon, 0))))
      element.name = prefix + element.name.slice(colon + 1)
    for (const child of element.children) if ('name' in child) open.push([child, prefixes])
  }
}
