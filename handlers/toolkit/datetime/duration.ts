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
  const { exact, seconds, approximate } =
    parseDuration(text) ??
    unprocessable(`text: ${quoted(text)} is not a duration such as PT1H30M, 1:30:00, 90m or 2 hours 5 min.`)
  if (!Number.isSafeInteger(seconds.times(1000).toNumber())) {
    unprocessable('The duration is longer than 285,000 years.')
  }
  const parts = durationParts(seconds)
  const negative = seconds.isNegative()
  return {
    text,
    iso: `${negative ? '-' : ''}${isoDuration(parts)}`,
    clock: `${negative ? '-' : ''}${clockDuration(parts)}`,
    human: `${negative ? 'minus ' : ''}${humanDuration(parts)}`,
    parts,
    seconds: seconds.toNumber(),
    minutes: exact.div(60).toNumber(),
    hours: exact.div(3600).toNumber(),
    days: exact.div(86_400).toNumber(),
    // An integer in the contract since its first release.
    milliseconds: seconds.times(1000).toNumber(),
    approximate,
  }
})
