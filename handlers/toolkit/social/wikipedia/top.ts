import { Temporal } from 'temporal-polyfill'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { FIRST_DAY_OF_VIEWS, topPagesOf } from '#toolkit/upstreams/wikimedia/page-views'

/** What is read most without being an article. */
const NO_ARTICLE = /^(?:Main_Page$|Special:|Wikipedia:|File:|Portal:|Help:)/

/** As encodeURIComponent, but with the slashes, colons and commas that titles are linked with. */
const inAddress = (article: string): string =>
  encodeURIComponent(Buffer.from(article).toString())
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')

export default feature('rest_social_wikipedia_2', async ({ date: given, lang, limit }, context) => {
  const today = Temporal.Now.plainDateISO('UTC')
  const date = given ?? today.subtract({ days: 2 }).toString()
  if (date < FIRST_DAY_OF_VIEWS) invalidParameter('date', `must not be before ${FIRST_DAY_OF_VIEWS}`)
  if (date > today.toString()) invalidParameter('date', 'must not be after today in UTC')
  const pages =
    (await topPagesOf(context, lang, date)) ??
    unprocessable(`Wikimedia has not published the most read articles of ${lang}.wikipedia.org on ${date}.`)
  const items = pages
    .filter(({ article }) => !NO_ARTICLE.test(article))
    .slice(0, limit)
    .map(({ article, views }, index) => ({
      rank: index + 1,
      title: article.replaceAll('_', ' '),
      views,
      url: `https://${lang}.wikipedia.org/wiki/${inAddress(article)}`,
    }))
  return { date, project: `${lang}.wikipedia.org`, count: items.length, items }
})
