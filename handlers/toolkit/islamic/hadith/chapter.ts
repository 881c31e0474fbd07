import { feature, unprocessable } from '#toolkit'
import { hadithEdition } from '#toolkit/lib/islamic/hadith-edition'
import { hadithChapterOf } from '#toolkit/upstreams/islamic/hadith'

export default feature('rest_islamic_hadith_2', async (query, context) => {
  const { collection, chapter, lang, limit, offset } = query
  const { collectionName, title, first, last, hadiths } =
    (await hadithChapterOf(context, { edition: hadithEdition({ collection, lang }), chapter })) ??
    unprocessable(`There is no chapter ${chapter} of ${collection} in ${lang}.`)
  const items = hadiths.slice(offset, offset + limit)
  return {
    collection,
    collectionName,
    chapter: { number: chapter, title, first, last },
    lang,
    total: hadiths.length,
    count: items.length,
    items,
  }
})
