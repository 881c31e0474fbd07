import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { statisticsOf } from '#toolkit/upstreams/anime/jikan/people'

export default feature('rest_anime_user', async ({ username }, context) => ({
  username,
  ...((await statisticsOf(context, username)) ??
    unprocessable(`MyAnimeList has no user ${quoted(username)}.`)),
}))
