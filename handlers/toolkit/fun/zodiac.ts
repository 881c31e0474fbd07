import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { aspectBetween, signAt, signPlace } from '#toolkit/lib/fun/western-zodiac'

/** So many days at either end of a sign are its cusps. */
const CUSP_DAYS = 2

const isCusp = (text: string): boolean => {
  // The signs are the same in every year; a year in the middle has days on both sides.
  const date = Temporal.PlainDate.from(text).with({ year: 2000 })
  const isOther = (days: number): boolean =>
    signPlace(date.add({ days }).toString()) !== signPlace(date.toString())
  return isOther(-CUSP_DAYS) || isOther(CUSP_DAYS)
}

export default feature('rest_fun_zodiac', ({ date, withDate }) => {
  const place = signPlace(date)
  const own = signAt(place)
  const matchOf = (other: string) => {
    const { sign, element } = signAt(signPlace(other))
    return { sign, ...aspectBetween(place, signPlace(other)), sameElement: element === own.element }
  }
  return { ...own, cusp: isCusp(date), match: withDate === undefined ? null : matchOf(withDate) }
})
