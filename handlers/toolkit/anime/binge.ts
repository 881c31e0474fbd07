import { feature, unprocessable } from '#toolkit'
import { dateOrToday } from '#toolkit/lib/calendar/datetime-text'
import { upToLastYear } from '#toolkit/lib/calendar/last-year'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

/** So that 120 minutes have room for five episodes of 23.999999999999996. */
const TOLERANCE = 1e-9

export default feature('rest_anime_binge', ({ episodes, minutes, hoursPerDay, skip, speed, start }) => {
  const length = (minutes - skip) / speed
  if (length <= 0) unprocessable('Nothing is left of an episode without the skipped minutes.')
  const episodesPerDay = Math.floor((hoursPerDay * 60) / length + TOLERANCE)
  if (episodesPerDay === 0) unprocessable('An episode is longer than the hours of a day.')
  const days = Math.ceil(episodes / episodesPerDay)
  const totalMinutes = roundHalfAway(length * episodes, 2)
  const whole = roundHalfAway(totalMinutes, 0)
  const first = dateOrToday(start)
  return {
    minutesPerEpisode: roundHalfAway(length, 2),
    totalMinutes,
    total: `${Math.floor(whole / 60)} h ${whole % 60} min`,
    episodesPerDay,
    days,
    start: first.toString(),
    finish: upToLastYear('last day', first.add({ days: days - 1 })).toString(),
    lastDayEpisodes: episodes - (days - 1) * episodesPerDay,
  }
})
