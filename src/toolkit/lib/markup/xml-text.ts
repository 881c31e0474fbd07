import type { TextFault } from '../json/data-value.js'
import { placeAt } from '../text/line-column.js'

/** An element as it is written: names with their prefixes, character data with references resolved. */
export interface XmlElement {
  name: string
  attributes: Map<string, string>
  /** Elements and character data; of the latter, what comes from CDATA sections is marked. */
  children: (XmlElement | XmlText)[]
}

export interface XmlText {
  text: string
  isCdata: boolean
}

export type XmlReading = { root: XmlElement } | { fault: TextFault }

class NotWellFormed extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message)
  }
}

/** The productions S, Name, Char and CharData of XML 1.0 (fifth edition). */
const SPACE = /[ \t\r\n]*/y
const NAME_START =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}'
const NAME_SOURCE = `[${NAME_START}][${NAME_START}\\-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040]*`
const NAME = new RegExp(NAME_SOURCE, 'uy')
const WHOLE_NAME = new RegExp(`^${NAME_SOURCE}$`, 'u')
const NO_CHARACTER = /[^\t\n\r\u{20}-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
const RUN = /[^<&]*/y

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', apos: "'", quot: '"' }

/** Characters that entities may grow to altogether, against those that multiply. */
const MAX_EXPANSION = 100_000
const MAX_ENTITY_DEPTH = 20

export const isXmlName = (name: string): boolean => WHOLE_NAME.test(name)

/** Whether XML 1.0 can hold all characters of a text. */
export const isXmlText = (text: string): boolean => !NO_CHARACTER.test(text)

/**
 * Reads an XML 1.0 document as a processor that doesn't validate. Nothing outside the text is looked at: entities
 * count as far as the internal subset gives them a text without mark-up; a reference to one that an external subset may
 * declare stays as it is written.
 * By hand: fast-xml-parser finds nothing wrong with `<a b="<"/>`, `<a>]]></a>` and an entity that nobody declares.
 */
export const readXml = (source: string): XmlReading => {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const entities = new Map<string, string>()
  /** Whether declarations may stand outside the text (XML 1.0, "Entity Declared"). */
  let mayDeclareElsewhere = false
  let isStandalone = false
  let expansion = 0
  let at = 0

  const fail = (message: string, offset = at): never => {
    throw new NotWellFormed(offset, message)
  }
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const takeName = (what: string): string => take(NAME) || fail(`Expected the name of ${what}`)
  const takeUntil = (end: string, what: string): string => {
    const start = at
    const found = text.indexOf(end, at)
    if (found < 0) return fail(`${what} is never closed`, start)
    at = found + end.length
    return text.slice(start, found)
  }
  const expectSign = (sign: string): void => {
    if (!text.startsWith(sign, at)) fail(`Expected ${sign}`)
    at += sign.length
  }

  const character = (reference: string, offset: number): string => {
    const code = reference.startsWith('x') ? parseInt(reference.slice(1), 16) : Number(reference)
    const isCode = /^(?:x[0-9a-fA-F]+|[0-9]+)$/.test(reference) && code <= 0x10ffff
    const value = isCode ? String.fromCodePoint(code) : ''
    return isCode && isXmlText(value) ? value : fail(`&#${reference}; is not an XML character`, offset)
  }

  /** The text of what stands between & and ; at the offset. */
  const resolve = (reference: string, offset: number, depth = 0): string => {
    if (reference.startsWith('#')) return character(reference.slice(1), offset)
    const predefined = Object.hasOwn(PREDEFINED, reference) ? PREDEFINED[reference] : undefined
    if (predefined !== undefined) return predefined
    const declared = entities.get(reference)
    if (declared === undefined) {
      return mayDeclareElsewhere && !isStandalone
        ? `&${reference};`
        : fail(`The entity &${reference}; is not declared`, offset)
    }
    if (declared.includes('<'))
      fail(`The entity &${reference}; contains mark-up, which is not supported`, offset)
    if (depth >= MAX_ENTITY_DEPTH) fail('Entities are nested too deep', offset)
    const value = declared.replace(/&([^;]*);/g, (_, inner: string) => resolve(inner, offset, depth + 1))
    expansion += value.length
    return expansion > MAX_EXPANSION ? fail('Entities expand to too much text', offset) : value
  }
  const takeReference = (): string => {
    const offset = at
    at += 1
    const name = text[at] === '#' ? take(/#[^;<&\s]*/y) : takeName('an entity')
    if (text[at] !== ';') fail('A reference must end with ;')
    at += 1
    return resolve(name, offset)
  }

  const takeQuoted = (what: string): string => {
    const quote = text[at]
    if (quote !== '"' && quote !== "'") return fail(`${what} must be in quotes`)
    at += 1
    return takeUntil(quote, what)
  }
  const takeAttribute = (attributes: Map<string, string>): void => {
    const start = at
    const name = takeName('an attribute')
    if (attributes.has(name)) fail(`The attribute ${name} is given more than once`, start)
    take(SPACE)
    expectSign('=')
    take(SPACE)
    const quote = text[at]
    if (quote !== '"' && quote !== "'") fail('The value of an attribute must be in quotes')
    const opened = at
    at += 1
    let value = ''
    while (text[at] !== quote) {
      if (at >= text.length) fail('The value of an attribute is never closed', opened)
      if (text[at] === '<') fail('< is not allowed in the value of an attribute')
      // Attribute-value normalization: white space becomes spaces, unless it is a reference.
      if (text[at] === '&') value += takeReference()
      else {
        value += /[\t\n]/.test(text.charAt(at)) ? ' ' : text.charAt(at)
        at += 1
      }
    }
    at += 1
    attributes.set(name, value)
  }
  const takeComment = (): void => {
    const start = at
    at += 4
    const comment = takeUntil('-->', 'The comment')
    if (comment.includes('--') || comment.endsWith('-')) fail('-- is not allowed in a comment', start)
  }
  const takeInstruction = (): void => {
    const start = at
    at += 2
    const name = takeName('a processing instruction')
    if (/^xml$/i.test(name)) fail('The XML declaration may only stand at the very start', start)
    takeUntil('?>', 'The processing instruction')
  }

  /** Declarations of the internal subset; only those of entities with a text of their own say something here. */
  const takeDeclaration = (): void => {
    const start = at
    if (text.startsWith('<!--', at)) return takeComment()
    if (text.startsWith('<?', at)) return takeInstruction()
    const entity = /<!ENTITY[ \t\r\n]+([^ \t\r\n%"'>]+)[ \t\r\n]+(?:"([^"]*)"|'([^']*)')[ \t\r\n]*>/y
    entity.lastIndex = at
    const [whole, name, double, single] = entity.exec(text) ?? []
    if (whole !== undefined && name !== undefined) {
      if (!isXmlName(name)) fail(`${name} is not a name`)
      const value = (double ?? single ?? '').replace(/&#([^;]*);/g, (_, code: string) =>
        character(code, start),
      )
      if (!entities.has(name)) entities.set(name, value)
      at += whole.length
      return
    }
    if (take(/%[^;\s]+;/y) !== '') {
      mayDeclareElsewhere = true
      return
    }
    if (take(/<!(?:ELEMENT|ATTLIST|NOTATION|ENTITY)(?:[^>"']|"[^"]*"|'[^']*')*>/y) === '') {
      fail('Expected a declaration')
    }
  }
  const takeDoctype = (): void => {
    at += '<!DOCTYPE'.length
    if (take(SPACE) === '') fail('Expected white space')
    takeName('the document type')
    take(SPACE)
    mayDeclareElsewhere = /^(?:PUBLIC|SYSTEM)\s/.test(text.slice(at, at + 7))
    if (take(/PUBLIC(?=\s)/y) !== '') {
      take(SPACE)
      takeQuoted('The public identifier')
      take(SPACE)
      takeQuoted('The system identifier')
    } else if (take(/SYSTEM(?=\s)/y) !== '') {
      take(SPACE)
      takeQuoted('The system identifier')
    }
    take(SPACE)
    if (text[at] === '[') {
      at += 1
      for (take(SPACE); text[at] !== ']'; take(SPACE)) {
        if (at >= text.length) fail('The document type declaration is never closed')
        takeDeclaration()
      }
      at += 1
      take(SPACE)
    }
    expectSign('>')
  }

  /** Comments, instructions and white space; before the root also the document type. */
  const takeMiscellany = (allowsDoctype: boolean): void => {
    let hasDoctype = !allowsDoctype
    for (take(SPACE); at < text.length; take(SPACE)) {
      if (text.startsWith('<!--', at)) takeComment()
      else if (text.startsWith('<?', at)) takeInstruction()
      else if (!hasDoctype && text.startsWith('<!DOCTYPE', at)) {
        hasDoctype = true
        takeDoctype()
      } else return
    }
  }

  /** An element's start; tells whether it is its end too. */
  const takeStart = (): { element: XmlElement; isEmpty: boolean } => {
    at += 1
    const element: XmlElement = { name: takeName('an element'), attributes: new Map(), children: [] }
    for (;;) {
      const space = take(SPACE)
      const isEmpty = text.startsWith('/>', at)
      if (isEmpty || text[at] === '>') {
        at += isEmpty ? 2 : 1
        return { element, isEmpty }
      }
      if (at >= text.length) fail('The tag is never closed')
      if (space === '') fail('Expected white space, > or />')
      takeAttribute(element.attributes)
    }
  }
  const takeEnd = (name: string): void => {
    const start = at
    at += 2
    const found = takeName('an element')
    if (found !== name) fail(`Expected </${name}>, found </${found}>`, start)
    take(SPACE)
    expectSign('>')
  }
  const addText = ({ children }: XmlElement, added: string, isCdata: boolean): void => {
    const last = children.at(-1)
    if (last !== undefined && 'text' in last && last.isCdata === isCdata) last.text += added
    else if (added !== '') children.push({ text: added, isCdata })
  }
  const takeData = (parent: XmlElement): void => {
    const start = at
    const run = take(RUN)
    const forbidden = run.indexOf(']]>')
    if (forbidden >= 0) fail(']]> is not allowed in text', start + forbidden)
    addText(parent, run, false)
  }

  const takeRoot = (): XmlElement => {
    if (text[at] !== '<') fail('Expected the root element')
    const { element: root, isEmpty } = takeStart()
    const open = isEmpty ? [] : [root]
    for (let parent = open.at(-1); parent !== undefined; parent = open.at(-1)) {
      takeData(parent)
      if (at >= text.length) fail(`Expected </${parent.name}>, but the text ends`)
      if (text[at] === '&') addText(parent, takeReference(), false)
      else if (text.startsWith('</', at)) {
        takeEnd(parent.name)
        open.pop()
      } else if (text.startsWith('<!--', at)) takeComment()
      else if (text.startsWith('<![CDATA[', at)) {
        at += '<![CDATA['.length
        addText(parent, takeUntil(']]>', 'The CDATA section'), true)
      } else if (text.startsWith('<?', at)) takeInstruction()
      else {
        const start = takeStart()
        parent.children.push(start.element)
        if (!start.isEmpty) open.push(start.element)
      }
    }
    return root
  }

  try {
    const stray = NO_CHARACTER.exec(text)
    if (stray !== null) fail('A character that XML does not allow', stray.index)
    const declaration = take(/<\?xml[ \t\r\n][^?]*\?>/y)
    if (declaration !== '' && !XML_DECLARATION.test(declaration)) fail('The XML declaration is malformed', 0)
    isStandalone = /standalone\s*=\s*["']yes/.test(declaration)
    takeMiscellany(true)
    const root = takeRoot()
    takeMiscellany(false)
    if (at < text.length) fail('Only comments may follow the root element')
    return { root }
  } catch (error) {
    if (!(error instanceof NotWellFormed)) throw error
    return { fault: { ...placeAt(text, error.offset), message: error.message } }
  }
}

const XML_DECLARATION =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>$/
