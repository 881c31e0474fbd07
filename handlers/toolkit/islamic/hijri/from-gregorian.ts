import { Temporal } from 'temporal-polyfill/full'
import { feature } from '#toolkit'
import { hijriText, toHijri } from '#toolkit/lib/calendar/hijri'
import { formatHijri, monthName, weekdayIn } from '#toolkit/lib/calendar/hijri-names'

export default feature('rest_islamic_hijri', ({ date, calendar, lang }) => {
  const hijri = toHijri(Temporal.PlainDate.from(date), calendar)
  return {
    gregorian: date,
    hijri: hijriText(hijri),
    year: hijri.year,
    month: hijri.month,
    day: hijri.day,
    monthName: monthName(hijri.month, lang),
    weekday: weekdayIn(hijri.gregorian, lang),
    monthLength: hijri.monthLength,
    yearLength: hijri.yearLength,
    dayOfYear: hijri.dayOfYear,
    formatted: formatHijri(hijri, lang),
    calendar,
  }
})
