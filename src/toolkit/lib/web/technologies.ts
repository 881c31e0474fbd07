import type { Document, Element } from 'domhandler'
import { attributeOf, elementsIn, rawTextOf } from './document.js'
import type { Headers } from './resource.js'
import { TECHNOLOGIES, type Evidence, type Sign, type TechnologyCategory } from './technology-table.js'

export interface FoundTechnology {
  name: string
  category: TechnologyCategory
  version: string | null
  evidence: Evidence
}

/** All that signs are looked for in, in lower case. */
interface Traces {
  generators: string[]
  scripts: string[]
  inline: string[]
  links: string[]
  images: string[]
  ids: Set<string>
  attributes: Set<string>
  headers: Headers
}

const lowered = (elements: readonly Element[], attribute: string): string[] =>
  elements.flatMap((element) => attributeOf(element, attribute)?.trim().toLowerCase() ?? [])

const tracesOf = (document: Document, headers: Headers): Traces => {
  const elements = elementsIn(document)
  const named = (name: string): Element[] => elements.filter((element) => element.name === name)
  return {
    generators: lowered(
      named('meta').filter((meta) => attributeOf(meta, 'name')?.trim().toLowerCase() === 'generator'),
      'content',
    ),
    scripts: lowered(named('script'), 'src'),
    inline: named('script').map((script) => rawTextOf(script).toLowerCase()),
    links: lowered(named('link'), 'href'),
    images: lowered(named('img'), 'src'),
    ids: new Set(lowered(elements, 'id')),
    attributes: new Set(elements.flatMap(({ attribs }) => Object.keys(attribs))),
    headers: headers.map(([name, value]) => [name, value.trim().toLowerCase()] as const),
  }
}

const VERSION = /^v?(\d+(?:\.\d+)*)$/

/** The version behind a word of an address: `jquery-3.7.1.min.js`, `vue@3.4.0/dist/vue.js`, `jquery/3.7.1/jquery.js`. */
const versionIn = (address: string, word: string): string | null => {
  const path = address.replace(/[?#].*$/s, '')
  const attached = new RegExp(`(?:${word})[^/@]*?[@.-]v?(\\d+(?:\\.\\d+)*)`).exec(path)?.[1]
  if (attached !== undefined) return attached
  const file = /(?:^|[^\w])v?(\d+(?:\.\d+)+)(?![\w])/.exec(path.slice(path.lastIndexOf('/') + 1))?.[1]
  const folder = path
    .split('/')
    .flatMap((segment) => VERSION.exec(segment)?.[1] ?? [])
    .at(-1)
  return file ?? folder ?? null
}

type Finding = Pick<FoundTechnology, 'version' | 'evidence'>

const inAddresses = (
  addresses: readonly string[],
  pattern: RegExp,
  word: string | undefined,
  evidence: Evidence,
): Finding | null => {
  const address = addresses.find((each) => pattern.test(each))
  if (address === undefined) return null
  return { version: word === undefined ? null : versionIn(address, word), evidence }
}

const inHtml = (isThere: boolean): Finding | null => (isThere ? { version: null, evidence: 'html' } : null)

const find = (sign: Sign, traces: Traces): Finding | null => {
  if ('generator' in sign) {
    const content = traces.generators.find((each) => each.startsWith(sign.generator))
    const version = /\d+(?:\.\d+)*/.exec(content?.slice(sign.generator.length) ?? '')?.[0] ?? null
    return content === undefined ? null : { version, evidence: 'meta generator' }
  }
  if ('script' in sign) return inAddresses(traces.scripts, sign.script, sign.word, 'script')
  if ('link' in sign) return inAddresses(traces.links, sign.link, sign.word, 'link')
  if ('either' in sign)
    return (
      inAddresses(traces.scripts, sign.either, sign.word, 'script') ??
      inAddresses(traces.links, sign.either, sign.word, 'link')
    )
  if ('inline' in sign) return inAddresses(traces.inline, sign.inline, undefined, 'script')
  if ('id' in sign) return inHtml(traces.ids.has(sign.id))
  if ('attribute' in sign) return inHtml(traces.attributes.has(sign.attribute))
  if ('image' in sign) return inHtml(traces.images.some((address) => sign.image.test(address)))
  const value = traces.headers.find(
    ([name, each]) => name === sign.header && each.startsWith(sign.begins),
  )?.[1]
  const version = /^\/v?(\d+(?:\.\d+)*)/.exec(value?.slice(sign.begins.length) ?? '')?.[1] ?? null
  return value === undefined ? null : { version, evidence: 'header' }
}

/** The technologies that a page and the headers of its answer show, each with the first of its signs that is there. */
export const technologiesOf = (document: Document, headers: Headers): FoundTechnology[] => {
  const traces = tracesOf(document, headers)
  return TECHNOLOGIES.flatMap(({ name, category, signs }) => {
    for (const sign of signs) {
      const finding = find(sign, traces)
      if (finding !== null) return { name, category, ...finding }
    }
    return []
  })
}
