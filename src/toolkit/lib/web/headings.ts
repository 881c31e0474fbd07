import { isTag, type Document, type Element } from 'domhandler'
import { attributeOf, collapsed, elementsIn, textIn, wordsOf } from './document.js'

/** A heading and its level from 1 to 6. */
export interface Heading {
  element: Element
  level: number
}

const levelOf = (element: Element): number | null => {
  const tag = /^h([1-6])$/.exec(element.name)
  if (tag !== null) return Number(tag[1])
  if (!wordsOf(element, 'role').includes('heading')) return null
  const level = (attributeOf(element, 'aria-level') ?? '').trim()
  return /^[1-6]$/.test(level) ? Number(level) : null
}

/** h1 to h6, and elements with the role heading and a level from 1 to 6, in the order of the page. */
export const headingsIn = (document: Document): Heading[] =>
  elementsIn(document).flatMap((element) => {
    const level = isTag(element) ? levelOf(element) : null
    return level === null ? [] : [{ element, level }]
  })

/** The text of a heading, its white space collapsed. */
export const headingText = ({ element }: Heading): string => collapsed(textIn(element))

/**
 * The numbers of headings in the outline, as "1.2": a heading is a child of the nearest earlier one with a smaller level.
 * @param levels from 1 to 6
 */
export const outlineNumbers = (levels: readonly number[]): string[] => {
  const open: { level: number; number: string; children: number }[] = [{ level: 0, number: '', children: 0 }]
  return levels.map((level) => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const parent = open.at(-1)
    if (parent === undefined) return ''
    parent.children += 1
    const number = parent.number === '' ? String(parent.children) : `${parent.number}.${parent.children}`
    open.push({ level, number, children: 0 })
    return number
  })
}

/** Indices of headings whose level is over the one before by two or more. */
export const skippedLevels = (levels: readonly number[]): number[] =>
  levels.flatMap((level, index) => (index > 0 && level - (levels[index - 1] ?? level) >= 2 ? [index] : []))
