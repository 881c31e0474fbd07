import { feature, unprocessable } from '#toolkit'
import {
  clockDuration,
  durationParts,
  humanDuration,
  isoDuration,
  parseDuration,
} from '#toolkit/lib/calendar/duration-text'
import { quoted } from '#toolkit/lib/common/quoted'

export default feature('rest_datetime_duration', ({ text }) => {
  const { seconds, approximate } =
    parseDuration(text) ??
    unprocessable(`text: ${quoted(text)} is not a duration such as PT1H30M, 1:30:00, 90m or 2 hours 5 min.`)
  const milliseconds = seconds.times(1000).toNumber()
  if (!Number.isSafeInteger(milliseconds)) unprocessable('The duration is longer than 285,000 years.')
  const parts = durationParts(seconds)
  const negative = milliseconds < 0
  return {
    text,
    iso: `${negative ? '-' : ''}${isoDuration(parts)}`,
    clock: `${negative ? '-' : ''}${clockDuration(parts)}`,
    human: `${negative ? 'minus ' : ''}${humanDuration(parts)}`,
    parts,
    seconds: milliseconds / 1000,
    minutes: milliseconds / 60_000,
    hours: milliseconds / 3_600_000,
    days: milliseconds / 86_400_000,
    milliseconds,
    approximate,
  }
})
