import { Parser } from 'htmlparser2'
import type { Element } from 'domhandler'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '\u00a0': '&nbsp;' }

/** The start tag of an element (HTML standard, "serializing HTML fragments"). */
export const startTag = ({ name, attribs }: Element): string => {
  const attributes = Object.entries(attribs).map(
    ([each, value]) => ` ${each}="${value.replace(/[&"\u00a0]/g, (character) => ESCAPES[character] ?? '')}"`,
  )
  return `<${name}${attributes.join('')}>`
}

/** Characters that are looked at before the next ones, for most tags come early. */
const STRIDE = 20_000

/** Whether the source itself has a start tag of this name; parsers add html, head and body where they are missing. */
export const hasStartTag = (html: string, name: string): boolean => {
  let isFound = false
  const parser = new Parser({
    onopentagname: (each) => {
      isFound ||= each === name
    },
  })
  for (let at = 0; at < html.length && !isFound; at += STRIDE) parser.write(html.slice(at, at + STRIDE))
  return isFound
}
