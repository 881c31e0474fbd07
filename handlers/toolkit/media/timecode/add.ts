import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { framesOfLabel, labelOfFrames, secondsOfFrames, type RateName } from '#toolkit/lib/media/timecode'
import { rounded } from '#toolkit/lib/numbers/decimal'

const ITEM = /^(-?)(?:(\d+)|(\d\d:\d\d:\d\d[:;.]\d\d))$/

const framesOf = (item: string, rate: RateName): number => {
  const [, sign, count, label] = ITEM.exec(item) ?? []
  if (sign === undefined)
    return unprocessable(`${quoted(item)} is neither a timecode nor a number of frames.`)
  const frames = label === undefined ? Number(count) : framesOfLabel(label, rate)
  if (frames === undefined) return unprocessable(`${quoted(item)} does not exist at the rate ${rate}.`)
  if (!Number.isSafeInteger(frames)) return unprocessable(`${quoted(item)} is too many frames.`)
  return sign === '' ? frames : 0 - frames
}

export default feature('rest_media_timecode_2', ({ rate, timecodes }) => {
  const items = timecodes.split(',')
  const frames = items.reduce((total, item) => total + framesOf(item, rate), 0)
  if (!Number.isSafeInteger(frames)) return unprocessable('The sum has too many frames.')
  return {
    rate,
    timecode: labelOfFrames(Math.abs(frames), rate),
    negative: frames < 0,
    frames,
    seconds: rounded(secondsOfFrames(frames, rate), 6),
    count: items.length,
  }
})
