import { feature, unprocessable } from '#toolkit'
import { hijriDay, hijriText, isoDate, julianDayNumber } from '#toolkit/lib/calendar/hijri'
import { monthName, weekday } from '#toolkit/lib/calendar/hijri-names'

export default feature('rest_islamic_hijri_2', ({ year, month, day, calendar }) => {
  const hijri = hijriDay({ year, month, day }, calendar)
  if (hijri.day !== day) {
    unprocessable(`${monthName(month)} ${year} has ${hijri.daysInMonth} days, so there is no day ${day}.`)
  }
  return {
    hijri: hijriText(hijri),
    gregorian: isoDate(hijri),
    weekday: weekday(hijri),
    monthName: monthName(month),
    monthLength: hijri.daysInMonth,
    julianDay: julianDayNumber(hijri),
    calendar,
  }
})
