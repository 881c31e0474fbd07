import { feature } from '#toolkit'
import { percentOf, rounded } from '#toolkit/lib/numbers/decimal'
import { parseDataRate } from '#toolkit/lib/units/data-rate'
import { parseDataSize } from '#toolkit/lib/units/data-size'
import { secondsText } from '#toolkit/lib/units/duration-parts'

export default feature('rest_utility_downloadTime', ({ size, speed, overhead }) => {
  const bytes = parseDataSize('size', size)
  const rate = parseDataRate('speed', speed)
  const useful = rate.minus(percentOf(rate, overhead))
  const seconds = bytes.times(8).div(useful)
  return {
    bytes: bytes.toNumber(),
    bitsPerSecond: rate.toNumber(),
    seconds: rounded(seconds, 3),
    text: seconds.lt(1) ? 'less than 1 s' : secondsText(seconds.ceil()),
    megabytesPerSecond: rounded(useful.div(8e6), 4),
  }
})
