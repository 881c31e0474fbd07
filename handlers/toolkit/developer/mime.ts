import database, { type MimeEntry } from 'mime-db'
import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import type { Data } from '#operation'
import { quoted } from '#toolkit/lib/common/quoted'

type Item = Data<'rest_developer_mime'>['items'][number]

const itemOf = ([type, entry]: readonly [string, MimeEntry]): Item => ({
  type,
  extensions: [...(entry.extensions ?? [])],
  charset: entry.charset ?? null,
  compressible: entry.compressible ?? null,
  source: entry.source ?? null,
})

const byType = (a: Item, b: Item): number => (a.type < b.type ? -1 : 1)

const items: readonly Item[] = Object.entries(database).map(itemOf).sort(byType)
const itemByType: ReadonlyMap<string, Item> = new Map(items.map((item) => [item.type, item]))

/** The registry of media types goes first, then what servers ship. */
const SOURCES: readonly Item['source'][] = ['iana', 'apache', 'nginx', null]

const withExtension = (name: string): Item[] => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (extension === '') unprocessable('ext has no extension: it is empty or ends in a dot.')
  const found = items
    .filter(({ extensions }) => extensions.includes(extension))
    .sort((a, b) => SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source) || byType(a, b))
  return found.length > 0
    ? found
    : unprocessable(`No media type is known for the extension ${quoted(extension)}.`)
}

const ofType = (text: string): Item[] => {
  const type = (text.split(';', 1)[0] ?? '').trim().toLowerCase()
  return [itemByType.get(type) ?? unprocessable(`${quoted(type)} is not a known media type.`)]
}

const containing = (part: string): Item[] => {
  const wanted = part.toLowerCase()
  return items.filter(({ type }) => type.includes(wanted))
}

export default feature('rest_developer_mime', ({ limit, ...query }) => {
  exactlyOne(query, ['ext', 'type', 'q'])
  const { ext, type, q = '' } = query
  let found: readonly Item[]
  if (ext !== undefined) found = withExtension(ext)
  else found = type === undefined ? containing(q) : ofType(type)
  const given = found.slice(0, limit)
  return { count: given.length, items: given }
})
