import { feature, unprocessable } from '#toolkit'
import { firstOf } from '#toolkit/lib/common/first-of'
import { quoted } from '#toolkit/lib/common/quoted'
import { listEntriesOf } from '#toolkit/upstreams/anime/anilist'

export default feature('rest_anime_list', async ({ username, media, status, limit }, context) => {
  const listed =
    (await listEntriesOf(context, { username, media, status })) ??
    unprocessable(`AniList has no user ${quoted(username)}.`)
  const entries = firstOf(
    listed.filter((entry) => !entry.media.isAdult),
    (entry) => entry.media.id,
  ).toSorted((one, other) => other.updatedAt - one.updatedAt || one.media.id - other.media.id)
  const items = entries.slice(0, limit).map(({ progress, score, updatedAt, media: title }) => ({
    anilistId: title.id,
    malId: title.idMal,
    title: title.title.romaji,
    progress,
    of: media === 'anime' ? title.episodes : title.chapters,
    score: score === 0 ? null : score,
    updatedAt: new Date(updatedAt * 1000).toISOString(),
    url: title.siteUrl,
  }))
  return { username, media, status, total: entries.length, count: items.length, items }
})
