import { feature, unprocessable } from '#toolkit'
import { mangaChaptersOf } from '#toolkit/upstreams/anime/mangadex'

export default feature('rest_anime_manga_4', async (asked, context) => {
  const { total, data } =
    (await mangaChaptersOf(context, asked)) ?? unprocessable(`MangaDex has no manga with the id ${asked.id}.`)
  const items = data.slice(0, asked.limit)
  return { total, count: items.length, items }
})
