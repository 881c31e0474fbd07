import { feature } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data } from '#operation'

type Action = Data<'rest_media_audio'>['action']

const actionOf = (gain: Decimal): Action => {
  if (gain.isZero()) return 'none'
  return gain.isNegative() ? 'cut' : 'boost'
}

export default feature('rest_media_audio', ({ measured, truePeak, target, ceiling }) => {
  const gain = new Decimal(target).minus(measured)
  const peakAfter = gain.plus(truePeak)
  const safeGain = Decimal.min(gain, new Decimal(ceiling).minus(truePeak))
  return {
    gainDb: rounded(gain, 2),
    gainLinear: roundHalfAway(10 ** (gain.toNumber() / 20), 6),
    peakAfter: rounded(peakAfter, 2),
    headroomDb: rounded(new Decimal(ceiling).minus(peakAfter), 2),
    needsLimiter: peakAfter.gt(ceiling),
    safeGainDb: rounded(safeGain, 2),
    loudnessWithSafeGain: rounded(safeGain.plus(measured), 2),
    action: actionOf(gain),
  }
})
