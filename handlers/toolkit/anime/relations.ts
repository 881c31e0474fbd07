import { feature, unprocessable } from '#toolkit'
import { relatedWorksOf, type RelatedWork } from '#toolkit/upstreams/anime/anilist'

/** YYYY, YYYY-MM or YYYY-MM-DD, as far as it is known. */
const startOf = (date: RelatedWork['node']['startDate']): string | null => {
  const parts = [date?.year ?? null, date?.month ?? null, date?.day ?? null]
  const unknown = parts.indexOf(null)
  const known = unknown < 0 ? parts : parts.slice(0, unknown)
  if (known.length === 0) return null
  return known.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

interface Started {
  anilistId: number
  start: string | null
}

/** By start, those without one last, then by id. */
const byStart = ({ start: one, ...a }: Started, { start: other, ...b }: Started): number => {
  if (one === other) return a.anilistId - b.anilistId
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}

export default feature('rest_anime_relations', async ({ id, media }, context) => {
  const {
    id: anilistId,
    title,
    works,
  } = (await relatedWorksOf(context, id)) ?? unprocessable(`AniList has no anime with the id ${id}.`)
  const items = works
    .filter(({ node }) => media === 'all' || node.type.toLowerCase() === media)
    .map(({ relationType, node }) => ({
      anilistId: node.id,
      malId: node.idMal,
      relation: relationType,
      title: node.title.romaji,
      type: node.type,
      format: node.format,
      status: node.status,
      episodes: node.episodes,
      start: startOf(node.startDate),
      url: node.siteUrl,
    }))
    .toSorted(byStart)
  return { anilistId, title, count: items.length, items }
})
