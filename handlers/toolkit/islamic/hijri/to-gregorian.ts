import { feature, unprocessable } from '#toolkit'
import { hijriDay, hijriText } from '#toolkit/lib/calendar/hijri'
import { monthName, weekday } from '#toolkit/lib/calendar/hijri-names'
import { julianDayOf } from '#toolkit/lib/calendar/julian-day'

export default feature('rest_islamic_hijri_2', ({ year, month, day, calendar }) => {
  const hijri = hijriDay({ year, month, day }, calendar)
  if (hijri.day !== day) {
    unprocessable(`${monthName(month)} ${year} has ${hijri.monthLength} days, so there is no day ${day}.`)
  }
  return {
    hijri: hijriText(hijri),
    gregorian: hijri.gregorian.toString(),
    weekday: weekday(hijri.gregorian),
    monthName: monthName(month),
    monthLength: hijri.monthLength,
    julianDay: julianDayOf(hijri.gregorian),
    calendar,
  }
})
