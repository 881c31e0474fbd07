import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { premieresOf } from '#toolkit/lib/anime/titles'
import { weekdayOf } from '#toolkit/lib/calendar/weekdays'

export default feature('rest_anime_premieres', ({ year, month, type: wanted, limit }) => {
  const matching = premieresOf(year).filter(
    ([jst, , , type]) => Number(jst.slice(5, 7)) === month && (wanted === undefined || type === wanted),
  )
  const items = matching.slice(0, limit).map(([jst, title, english, type, malId, officialSite]) => ({
    title,
    english,
    type,
    jst,
    weekday: weekdayOf(Temporal.PlainDate.from(jst)),
    malId,
    officialSite,
  }))
  return { year, month, total: matching.length, count: items.length, items }
})
