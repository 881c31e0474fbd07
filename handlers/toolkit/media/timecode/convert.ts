import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { clockWithMilliseconds } from '#toolkit/lib/media/clock'
import {
  framesAtRate,
  framesOfLabel,
  framesOfSeconds,
  isDropFrame,
  labelOfFrames,
  secondsOfFrames,
  type RateName,
} from '#toolkit/lib/media/timecode'
import { rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

const framesOf = (query: Query<'rest_media_timecode'>): number => {
  exactlyOne(query, ['timecode', 'frames', 'seconds'])
  const { rate, timecode, frames, seconds } = query
  if (timecode !== undefined) {
    return framesOfLabel(timecode, rate) ?? unprocessable(`${timecode} does not exist at the rate ${rate}.`)
  }
  return frames ?? framesOfSeconds(seconds ?? 0, rate)
}

const at = (rate: RateName, frames: number) => ({ rate, timecode: labelOfFrames(frames, rate), frames })

export default feature('rest_media_timecode', (query) => {
  const frames = framesOf(query)
  const seconds = secondsOfFrames(frames, query.rate)
  return {
    ...at(query.rate, frames),
    seconds: rounded(seconds, 6),
    clock: clockWithMilliseconds(rounded(seconds.times(1000), 0)),
    dropFrame: isDropFrame(query.rate),
    converted:
      query.toRate === undefined ? null : at(query.toRate, framesAtRate(frames, query.rate, query.toRate)),
  }
})
