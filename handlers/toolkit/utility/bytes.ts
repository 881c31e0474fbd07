import { feature, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { parseDataSize, readableSize } from '#toolkit/lib/units/data-size'

const MOST = new Decimal(2).pow(70)

export default feature('rest_utility_bytes', ({ size, decimals }) => {
  const bytes = parseDataSize('size', size)
  if (bytes.gt(MOST)) unprocessable('size: at most 2^70 bytes are supported.')
  const inUnits = (base: number, power: number): number => rounded(bytes.div(new Decimal(base).pow(power)), 6)
  return {
    bytes: bytes.toNumber(),
    bits: bytes.times(8).toNumber(),
    decimal: readableSize(bytes, 1000, decimals),
    binary: readableSize(bytes, 1024, decimals),
    units: {
      kB: inUnits(1000, 1),
      MB: inUnits(1000, 2),
      GB: inUnits(1000, 3),
      TB: inUnits(1000, 4),
      KiB: inUnits(1024, 1),
      MiB: inUnits(1024, 2),
      GiB: inUnits(1024, 3),
      TiB: inUnits(1024, 4),
    },
  }
})
