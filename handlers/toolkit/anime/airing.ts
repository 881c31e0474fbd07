import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { unixSeconds, writeMoment, zoneParameter } from '#toolkit/lib/calendar/datetime-text'
import { episodesBetween } from '#toolkit/upstreams/anime/anilist'

/** Days whose bounds are 32-bit integers of Unix seconds in every zone. */
const FIRST_DAY = '1970-01-03'
const LAST_DAY = '2038-01-16'

export default feature('rest_anime_airing', async ({ date, tz }, context) => {
  const zone = zoneParameter('tz', tz)
  if (date < FIRST_DAY || date > LAST_DAY)
    unprocessable(`AniList has dates from ${FIRST_DAY} to ${LAST_DAY} only.`)
  const day = Temporal.PlainDate.from(date)
  const start = (of: Temporal.PlainDate): number => unixSeconds(of.toZonedDateTime(zone))
  const episodes =
    (await episodesBetween(context, { from: start(day) - 1, to: start(day.add({ days: 1 })) })) ??
    unprocessable(`AniList has no schedule for ${date}.`)
  const items = episodes.map(({ airingAt, episode, media: { id, idMal, title, format, siteUrl } }) => ({
    at: writeMoment(airingAt, zone),
    episode,
    anilistId: id,
    malId: idMal,
    title: title.romaji,
    titleEnglish: title.english,
    titleNative: title.native,
    format,
    url: siteUrl,
  }))
  return { date, tz: zone, count: items.length, items }
})
