import { feature, unprocessable } from '#toolkit'
import { intervalBetween } from '#toolkit/lib/music/intervals'
import { readPitch } from '#toolkit/lib/music/pitch'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

export default feature('rest_media_music_11', ({ from, to }) => {
  const interval =
    intervalBetween(readPitch(from), readPitch(to)) ??
    unprocessable(`The interval from ${from} to ${to} is more than doubly augmented or diminished.`)
  const size = Math.abs(interval.semitones)
  return { ...interval, cents: 100 * size, ratio: roundHalfAway(2 ** (size / 12), 6) }
})
