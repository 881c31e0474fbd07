import { feature, invalidParameter, unprocessable } from '#toolkit'
import { anniversariesOf } from '#toolkit/upstreams/wikimedia/on-this-day'

/** In a leap year, so that 29 February is a day. */
const daysOf = (month: number): number => new Date(Date.UTC(2024, month, 0)).getUTCDate()

const twoDigits = (number: number): string => String(number).padStart(2, '0')

export default feature('rest_social_wikipedia_3', async ({ type, lang, limit, ...given }, context) => {
  const days = daysOf(given.month)
  if (given.day > days) invalidParameter('day', `must be at most ${days} in month ${given.month}`)
  const [month, day] = [twoDigits(given.month), twoDigits(given.day)]
  const found =
    (await anniversariesOf(context, { lang, type, month, day })) ??
    unprocessable(`${lang}.wikipedia.org has no lists of what happened on a day.`)
  const items = found.toSorted((one, other) => other.year - one.year).slice(0, limit)
  return { date: `${month}-${day}`, type, total: found.length, count: items.length, items }
})
