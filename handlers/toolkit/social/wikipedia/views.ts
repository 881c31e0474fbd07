import { Temporal } from 'temporal-polyfill'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { articleViewsOf, FIRST_DAY_OF_VIEWS } from '#toolkit/upstreams/wikimedia/page-views'

const MOST_DAYS = 365

const assertDays = (from: string, to: string): void => {
  if (from < FIRST_DAY_OF_VIEWS) invalidParameter('from', `must not be before ${FIRST_DAY_OF_VIEWS}`)
  const { days } = Temporal.PlainDate.from(from).until(to)
  if (days < 0) invalidParameter('to', 'must not be before from')
  if (days > MOST_DAYS) invalidParameter('to', `must be at most ${MOST_DAYS} days after from`)
}

export default feature('rest_social_wikipedia', async ({ title: given, from, to, lang }, context) => {
  assertDays(from, to)
  const title = given.trim().replaceAll('_', ' ')
  if (title.trim() === '') invalidParameter('title', 'must not be blank')
  const items = await articleViewsOf(context, { lang, article: title.replaceAll(' ', '_'), from, to })
  const [first] = items ?? []
  if (items === null || first === undefined) {
    return unprocessable(
      `Wikimedia counted no views of ${quoted(title)} on ${lang}.wikipedia.org in that time.`,
    )
  }
  const total = items.reduce((sum, { views }) => sum + views, 0)
  return {
    title,
    project: `${lang}.wikipedia.org`,
    from,
    to,
    total,
    average: rounded(new Decimal(total).div(items.length), 2),
    peak: items.reduce((peak, item) => (item.views > peak.views ? item : peak), first),
    count: items.length,
    items,
  }
})
