import type { Data } from '#operation'
import { feature } from '#toolkit'
import { attributeOf, elementsIn, parseDocument, rawTextOf } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'

type Item = Data<'rest_web_structuredData'>['items'][number]
type Thing = Item['data']

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

/** The things of one object: those of its graph, with its context where they have none, else itself. */
const thingsOf = (thing: Thing): Thing[] => {
  if (!Object.hasOwn(thing, '@graph')) return [thing]
  const context = Object.hasOwn(thing, '@context') ? { '@context': thing['@context'] } : {}
  return listOf(thing['@graph'])
    .filter(isThing)
    .map((node) => (Object.hasOwn(node, '@context') ? node : { ...context, ...node }))
}

const itemOf = (data: Thing): Item => ({
  type: listOf(data['@type']).filter((type) => typeof type === 'string'),
  data,
})

const read = (script: string): { items: Item[] } | { message: string } => {
  const text = script.trim().replace(/^<!--/, '').replace(/-->$/, '')
  try {
    return { items: listOf(JSON.parse(text)).filter(isThing).flatMap(thingsOf).map(itemOf) }
  } catch (error) {
    if (error instanceof SyntaxError) return { message: error.message }
    throw error
  }
}

export default feature('rest_web_structuredData', async (query, context) => {
  const page = await readPage(query, context)
  const readings = elementsIn(parseDocument(page.html), 'script')
    .filter((script) => /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributeOf(script, 'type') ?? ''))
    .map((script) => read(rawTextOf(script)))
  const items = readings.flatMap((reading) => ('items' in reading ? reading.items : []))
  return {
    count: items.length,
    types: [...new Set(items.flatMap(({ type }) => type))],
    items,
    errors: readings.flatMap((reading, index) =>
      'message' in reading ? { index, message: reading.message } : [],
    ),
  }
})
