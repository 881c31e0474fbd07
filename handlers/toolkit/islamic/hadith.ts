import { feature, unprocessable } from '#toolkit'
import { hadithEdition } from '#toolkit/lib/islamic/hadith-edition'
import { hadithOf } from '#toolkit/upstreams/islamic/hadith'

export default feature('rest_islamic_hadith', async ({ collection, number, lang }, context) => {
  const { collectionName, ...hadith } =
    (await hadithOf(context, { edition: hadithEdition({ collection, lang }), number })) ??
    unprocessable(`There is no hadith ${number} of ${collection} in ${lang}.`)
  return { collection, collectionName, lang, ...hadith }
})
