import { createRequire } from 'node:module'
import licenses from 'spdx-license-list'
import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import type { Data } from '#operation'
import { quoted } from '#toolkit/lib/common/quoted'

type Item = Data<'rest_developer_license'>['items'][number]

const require = createRequire(import.meta.url)

/** Some licences have no address, though the package's types say they have. */
const listed: readonly [id: string, licence: { name: string; url?: string; osiApproved: boolean }][] =
  Object.entries(licenses)

const items: readonly Item[] = listed
  .map(([id, { name, url, osiApproved }]) => ({
    id,
    name,
    url: url === undefined || url === '' ? null : url,
    osiApproved,
    text: null,
  }))
  .sort((a, b) => (a.id < b.id ? -1 : 1))
const itemById: ReadonlyMap<string, Item> = new Map(items.map((item) => [item.id.toLowerCase(), item]))

/** The texts of all licences take 20 MB; each has a file of its own. */
const textOf = (id: string): string =>
  (require(`spdx-license-list/licenses/${id}.json`) as { licenseText: string }).licenseText

const withId = (id: string, osi: boolean, text: boolean): Item => {
  const item =
    itemById.get(id.trim().toLowerCase()) ?? unprocessable(`${quoted(id)} is not an SPDX licence identifier.`)
  if (osi && !item.osiApproved) unprocessable(`${item.id} is not approved by the OSI.`)
  return text ? { ...item, text: textOf(item.id) } : item
}

const withWords = (q: string, osi: boolean): Item[] => {
  const words = q.trim().toLowerCase().split(/\s+/)
  return items.filter((item) => {
    const described = `${item.name}\n${item.id}`.toLowerCase()
    return (!osi || item.osiApproved) && words.every((word) => described.includes(word))
  })
}

export default feature('rest_developer_license', ({ osi, text, limit, ...query }) => {
  exactlyOne(query, ['id', 'q'])
  const { id, q = '' } = query
  const found = id === undefined ? withWords(q, osi).slice(0, limit) : [withId(id, osi, text)]
  return { count: found.length, items: found }
})
