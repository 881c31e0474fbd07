import { feature } from '#toolkit'
import { topAnime } from '#toolkit/upstreams/anime/jikan/lists'
import type { Query } from '#operation'

/** What Jikan calls them; it ranks by score when it is not told. */
const FILTERS: Readonly<Record<Query<'rest_anime_top'>['by'], string | undefined>> = {
  score: undefined,
  airing: 'airing',
  upcoming: 'upcoming',
  popularity: 'bypopularity',
  favorite: 'favorite',
}

export default feature('rest_anime_top', async ({ by, page, limit, type }, context) => {
  const ranking = await topAnime(context, { filter: FILTERS[by], type, page, limit })
  const items = ranking.items.slice(0, limit)
  return { by, page, hasNextPage: ranking.hasNextPage, count: items.length, items }
})
