import { createTurns } from '#flow'
import { hasMoreValues } from './structure.js'
import { isTooDeep } from './nesting.js'

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
/** Characters scanned between two looks at the clock. */
const STRETCH = 16_384

/** The index after a string's closing quote; `start` is after its opening one. */
const skipString = (text: string, start: number): number => {
  for (let index = text.indexOf('"', start); index !== -1; index = text.indexOf('"', index + 1)) {
    let slashes = 0
    while (text.charCodeAt(index - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return index + 1
  }
  return text.length
}

/** The position of a list that is worth slicing, and of the commas between its elements. */
interface Span {
  /** Of its opening and closing bracket. */
  start: number
  end: number
  commas: number[]
}

/** Finds the text's own list, or the lists that are its members. */
const findLists = async (text: string): Promise<Span[]> => {
  const turn = createTurns()
  const spans: Span[] = []
  let depth = 0
  let list: (Span & { depth: number }) | undefined
  let looked = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) index = skipString(text, index + 1) - 1
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth++
      if (code === OPEN_BRACKET && depth <= 2 && list === undefined)
        list = { start: index, end: index, commas: [], depth }
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (list?.depth === depth) {
        spans.push({ start: list.start, end: index, commas: list.commas })
        list = undefined
      }
      depth--
    } else if (code === COMMA && list?.depth === depth) list.commas.push(index)
    if (index - looked < STRETCH) continue
    looked = index
    await turn()
  }
  return spans
}

const parse = (text: string, mostAtOnce: number): { value: unknown } | undefined => {
  if (hasMoreValues(text, mostAtOnce)) return undefined
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

const parseElements = async (
  text: string,
  { start, end, commas }: Span,
  mostAtOnce: number,
): Promise<unknown[] | undefined> => {
  const turn = createTurns()
  if (text.slice(start + 1, end).trim() === '') return []
  const elements: unknown[] = []
  let from = start + 1
  for (const comma of [...commas, end]) {
    const element = parse(text.slice(from, comma), mostAtOnce)
    if (element === undefined || isTooDeep(element.value)) return undefined
    elements.push(element.value)
    from = comma + 1
    await turn()
  }
  return elements
}

/**
 * `JSON.parse` of a long list, or of an object with long lists as members, a few milliseconds at a time, so that other
 * requests go on meanwhile.
 *
 * @param mostAtOnce commas, lists and objects of a single element, and of what is around the lists
 * @returns `undefined` where the text is not JSON, or nested more than 100 levels deep, or has more at once
 */
export const parseInSlices = async (
  text: string,
  mostAtOnce: number = Infinity,
): Promise<{ value: unknown } | undefined> => {
  const spans = await findLists(text)
  const lists: unknown[][] = []
  // What is around the lists, with the number of each in its place: parsing it finds whatever is wrong there.
  let around = ''
  let from = 0
  for (const [number, span] of spans.entries()) {
    const elements = await parseElements(text, span, mostAtOnce)
    if (elements === undefined) return undefined
    lists.push(elements)
    around += `${text.slice(from, span.start + 1)}${number}`
    from = span.end
  }
  const root = parse(around + text.slice(from), mostAtOnce)
  if (root === undefined || isTooDeep(root.value)) return undefined
  const restore = (value: unknown): unknown => (Array.isArray(value) ? lists[value[0] as number] : value)
  const { value } = root
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value: restore(value) }
  return { value: Object.fromEntries(Object.entries(value).map(([key, member]) => [key, restore(member)])) }
}
