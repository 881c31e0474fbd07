import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { itemsNamed } from '#toolkit/upstreams/wikimedia/wikidata'

export default feature('rest_info_entity', async (query, context) => {
  const items =
    (await itemsNamed(context, query)) ??
    unprocessable(`lang: Wikidata does not know the language ${quoted(query.lang)}.`)
  return { count: items.length, items }
})
