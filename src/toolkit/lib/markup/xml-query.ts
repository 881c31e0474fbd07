import type { XmlElement } from './xml-text.js'

/** The child elements of a name, as written with its prefix, in document order. */
export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => 'name' in child && child.name === name)

/** The trimmed text of an element, CDATA and nested elements opened; null where it is empty. */
export const ownText = (element: XmlElement): string | null => {
  const pieces: string[] = []
  // A stack, for elements may be nested a hundred thousand deep.
  const open: (XmlElement | { text: string })[] = [element]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('text' in node) pieces.push(node.text)
    else open.push(...node.children.toReversed())
  }
  const text = pieces.join('').trim()
  return text === '' ? null : text
}

/** The text of the first child of a name; null where there is none, or it is empty. */
export const textOf = (element: XmlElement, name: string): string | null => {
  const [child] = childrenNamed(element, name)
  return child === undefined ? null : ownText(child)
}

/** The trimmed attribute of an element; null where it is missing or empty. */
export const attributeOf = (element: XmlElement | undefined, name: string): string | null => {
  const value = element?.attributes.get(name)?.trim() ?? ''
  return value === '' ? null : value
}
