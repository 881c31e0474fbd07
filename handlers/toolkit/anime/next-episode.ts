import { feature, unprocessable } from '#toolkit'
import { writeMoment, zoneParameter } from '#toolkit/lib/calendar/datetime-text'
import { quoted } from '#toolkit/lib/common/quoted'
import { findNextEpisode } from '#toolkit/upstreams/anime/anilist'

export default feature('rest_anime_nextEpisode', async ({ q, tz }, context) => {
  const zone = zoneParameter('tz', tz)
  const found =
    (await findNextEpisode(context, q)) ?? unprocessable(`AniList has no anime called ${quoted(q)}.`)
  const { id, idMal, title, status, episodes, siteUrl, nextAiringEpisode: next } = found
  return {
    anilistId: id,
    malId: idMal,
    title: title.romaji,
    titleEnglish: title.english,
    status,
    episodes,
    nextEpisode:
      next === null
        ? null
        : { episode: next.episode, at: writeMoment(next.airingAt, zone), unix: next.airingAt },
    url: siteUrl,
  }
})
