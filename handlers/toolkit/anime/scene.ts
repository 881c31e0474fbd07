import { feature, invalidParameter, unprocessable } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { findScene } from '#toolkit/upstreams/anime/tracemoe'

const twoDigits = (number: number): string => String(Math.floor(number)).padStart(2, '0')

/** HH:mm:ss, the fraction of a second cut off. */
const timecode = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')

export default feature('rest_anime_scene', async ({ url, cutBorders, limit }, context) => {
  if (!/^https?:\/\//i.test(url)) invalidParameter('url', 'must be an http or https address')
  const found = await findScene(context, { url, cutBorders })
  if ('fault' in found) return unprocessable(found.fault)
  const items = found.scenes
    .filter(({ anime }) => !anime.isAdult)
    .slice(0, limit)
    .map(({ anime: { id, idMal, title }, episode, from, to, similarity, image, video }) => ({
      anilistId: id,
      malId: idMal,
      title: title.romaji,
      titleEnglish: title.english,
      titleNative: title.native,
      episode,
      from,
      to,
      timecode: timecode(from),
      similarity: roundHalfAway(similarity, 4),
      image,
      video,
    }))
  return { framesSearched: found.framesSearched, count: items.length, items }
})
