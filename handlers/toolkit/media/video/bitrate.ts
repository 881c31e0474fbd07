import { feature, invalidParameter, unprocessable } from '#toolkit'
import { clock } from '#toolkit/lib/media/clock'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

/** Kilobits of a megabyte of 1,000,000 bytes. */
const KILOBITS = 8000

interface Recording {
  /** kbit/s */
  bitrate: Decimal
  seconds: Decimal
  megabytes: Decimal
}

const recordingOf = (query: Query<'rest_media_video_2'>): Recording => {
  const { bitrate, seconds, megabytes } = query
  const given = [bitrate, seconds, megabytes].filter((value) => value !== undefined).length
  if (given === 3) return invalidParameter('megabytes', 'must not be given together with bitrate and seconds')
  if (bitrate !== undefined && seconds !== undefined) {
    const rate = new Decimal(bitrate)
    return { bitrate: rate, seconds: new Decimal(seconds), megabytes: rate.times(seconds).div(KILOBITS) }
  }
  if (megabytes === undefined || given < 2) {
    const missing = bitrate === undefined ? 'bitrate' : seconds === undefined ? 'seconds' : 'megabytes'
    return invalidParameter(missing, 'is required: two of bitrate, seconds and megabytes must be given')
  }
  const kilobits = new Decimal(megabytes).times(KILOBITS)
  const size = new Decimal(megabytes)
  if (bitrate !== undefined) {
    return { bitrate: new Decimal(bitrate), seconds: kilobits.div(bitrate), megabytes: size }
  }
  return { bitrate: kilobits.div(seconds ?? 1), seconds: new Decimal(seconds ?? 1), megabytes: size }
}

export default feature('rest_media_video_2', (query) => {
  const { bitrate, seconds, megabytes } = recordingOf(query)
  const video = bitrate.minus(query.audioBitrate)
  if (video.lt(0)) {
    return unprocessable(
      `The audio takes ${query.audioBitrate} kbit/s, more than the ${rounded(bitrate, 3)} kbit/s of the whole.`,
    )
  }
  const bytes = megabytes.times(1e6).toDecimalPlaces(0)
  return {
    bitrate: rounded(bitrate, 3),
    videoBitrate: rounded(video, 3),
    audioBitrate: rounded(new Decimal(query.audioBitrate), 3),
    seconds: rounded(seconds, 3),
    duration: clock(rounded(seconds, 0)),
    bytes: rounded(bytes, 0),
    megabytes: rounded(megabytes, 3),
    mebibytes: rounded(bytes.div(2 ** 20), 3),
    gigabytes: rounded(megabytes.div(1000), 3),
    minutesPerGigabyte: rounded(new Decimal(KILOBITS * 1000).div(bitrate).div(60), 3),
  }
})
