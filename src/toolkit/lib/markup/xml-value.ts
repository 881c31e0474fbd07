import { unprocessable } from '#toolkit'
import { isDataObject, memberOf, setMember, type DataObject, type DataValue } from '../json/data-value.js'
import { escapedXml } from './escaped-xml.js'
import { isXmlName, isXmlText, type XmlElement, type XmlText } from './xml-text.js'

const ATTRIBUTE = '@'
const TEXT = '#text'

const textOf = ({ text, isCdata }: XmlText): string => (isCdata ? text : text.trim())

/**
 * An element as a value: attributes get the prefix @, text beside attributes or children is #text, repeated elements
 * are an array, and an element with nothing is the empty string. Text is trimmed, and strings stay strings.
 */
export const valueOfElement = ({ attributes, children }: XmlElement): DataValue => {
  const text = children.map((child) => ('text' in child ? textOf(child) : '')).join('')
  const elements = children.filter((child): child is XmlElement => 'name' in child)
  if (attributes.size === 0 && elements.length === 0) return text
  const object: DataObject = {}
  for (const [name, value] of attributes) object[ATTRIBUTE + name] = value
  for (const element of elements) {
    const value = valueOfElement(element)
    const found = memberOf(object, element.name)
    if (found === undefined) setMember(object, element.name, value)
    else if (Array.isArray(found)) found.push(value)
    else setMember(object, element.name, [found, value])
  }
  if (text !== '') object[TEXT] = text
  return object
}

const ATTRIBUTE_SPACE: Readonly<Record<string, string>> = { '\t': '&#9;', '\n': '&#10;' }

const scalarText = (value: DataValue, key: string): string => {
  if (typeof value === 'object' && value !== null) {
    return unprocessable(`${key} must be a scalar in XML.`)
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return unprocessable(`The number ${value} cannot be written in XML.`)
  }
  const text = value === null ? '' : String(value)
  if (!isXmlText(text)) {
    unprocessable(`${key === TEXT ? 'text' : key} contains a character that XML does not allow.`)
  }
  return escapedXml(text)
}

const nameOf = (key: string): string =>
  isXmlName(key) ? key : unprocessable(`${JSON.stringify(key)} cannot be a name in XML.`)

interface Layout {
  /** Between the lines; empty without indentation. */
  lineEnd: string
  step: string
}

const elementLines = (key: string, value: DataValue, { lineEnd, step }: Layout, outer: string): string => {
  const name = nameOf(key)
  const members = isDataObject(value)
    ? Object.entries(value)
    : Array.isArray(value)
      ? value.map((item) => ['item', item] as const)
      : [[TEXT, value] as const]
  const attributes = members
    .filter(([member]) => member.startsWith(ATTRIBUTE))
    .map(([member, inner]) => {
      const written = scalarText(inner, member).replace(/[\t\n]/g, (sign) => ATTRIBUTE_SPACE[sign] ?? sign)
      return ` ${nameOf(member.slice(1))}="${written}"`
    })
    .join('')
  const text = members
    .flatMap(([member, inner]) => (member === TEXT ? [scalarText(inner, member)] : []))
    .join('')
  const children = members
    .filter(([member]) => member !== TEXT && !member.startsWith(ATTRIBUTE))
    .flatMap(([member, inner]) =>
      (Array.isArray(inner) && !Array.isArray(value) ? inner : [inner]).map((one) =>
        elementLines(member, one, { lineEnd, step }, outer + step),
      ),
    )
  const start = `${outer}<${name}${attributes}`
  if (children.length === 0) return text === '' ? `${start}/>` : `${start}>${text}</${name}>`
  const first = text === '' ? [] : [`${outer}${step}${text}`]
  return [`${start}>`, ...first, ...children, `${outer}</${name}>`].join(lineEnd)
}

/**
 * Writes a value as an XML document without a declaration: the inverse of {@link valueOfElement}. A value that isn't
 * an object with one key for a root element is wrapped in `<root>`, the items of an array in `<item>`.
 * @param indent spaces per level; 0 for no line breaks
 * @throws {FeatureError} 422 for keys that are no names and for characters that XML does not allow
 */
export const xmlOfValue = (value: DataValue, indent: number): string => {
  const layout: Layout = { lineEnd: indent === 0 ? '' : '\n', step: ' '.repeat(indent) }
  const [only, ...others] = isDataObject(value) ? Object.entries(value) : []
  const isRoot =
    only !== undefined &&
    others.length === 0 &&
    !Array.isArray(only[1]) &&
    only[0] !== TEXT &&
    !only[0].startsWith(ATTRIBUTE)
  return isRoot ? elementLines(only[0], only[1], layout, '') : elementLines('root', value, layout, '')
}
