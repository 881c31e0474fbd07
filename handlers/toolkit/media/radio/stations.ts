import { feature, invalidParameter } from '#toolkit'
import { stationsLike } from '#toolkit/upstreams/music/radiobrowser'

/** An empty text is left out, as it would let every station through. */
const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

export default feature('rest_media_radio', async ({ country, limit, ...query }, context) => {
  const [name, tag] = [given(query.q), given(query.tag)]
  if (name === undefined && country === undefined && tag === undefined) {
    invalidParameter('q', 'is required, unless country or tag is given')
  }
  const items = (await stationsLike(context, { name, country, tag, limit })).slice(0, limit)
  return { count: items.length, items }
})
