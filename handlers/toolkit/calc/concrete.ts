import { feature, invalidParameter, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

type Pour = Query<'rest_calc_concrete'>
type Dimension = 'length' | 'width' | 'diameter' | 'innerDiameter'

/** Loose volume of the dry ingredients that make one cubic metre of wet concrete. */
const DRY_PER_WET = '1.54'
/** Bulk density of cement, kg/m³. */
const CEMENT_DENSITY = 1440

const needed = (pour: Pour, name: Dimension): Decimal =>
  new Decimal(pour[name] ?? invalidParameter(name, `is required with shape=${pour.shape}`))

/** pi/4 times the square of a diameter, to 40 digits. */
const disc = (diameter: Decimal): Decimal => Decimal.acos(-1).div(4).times(diameter.pow(2))

/** Square metres of the shape seen from above. */
const baseArea = (pour: Pour): Decimal => {
  switch (pour.shape) {
    case 'slab':
      return needed(pour, 'length').times(needed(pour, 'width'))
    case 'column':
      return disc(needed(pour, 'diameter'))
    case 'tube': {
      const [outer, inner] = [needed(pour, 'diameter'), needed(pour, 'innerDiameter')]
      if (inner.gte(outer)) unprocessable('innerDiameter must be below diameter.')
      return disc(outer).minus(disc(inner))
    }
  }
}

export default feature('rest_calc_concrete', (pour) => {
  const [cement = 0, sand = 0, gravel = 0] = pour.ratio.split(':').map(Number)
  if (cement === 0) invalidParameter('ratio', 'has no cement')
  const volume = baseArea(pour).times(pour.height).times(pour.count)
  const volumeWithWaste = volume.times(new Decimal(pour.waste).div(100).plus(1))
  const dryVolume = volumeWithWaste.times(DRY_PER_WET)
  const sum = new Decimal(cement).plus(sand).plus(gravel)
  const part = (share: number): Decimal => dryVolume.times(share).div(sum)
  const cementParts = dryVolume.times(cement).times(CEMENT_DENSITY)
  const cementKg = cementParts.div(sum)
  return {
    volume: rounded(volume, 4),
    volumeWithWaste: rounded(volumeWithWaste, 4),
    dryVolume: rounded(dryVolume, 4),
    cementKg: rounded(cementKg, 1),
    // One division, so that neither an exact number of bags nor a half is missed by the last digit of a third.
    cementBags: cementParts.div(sum.times(pour.bagKg)).ceil().toNumber(),
    sandM3: rounded(part(sand), 4),
    gravelM3: rounded(part(gravel), 4),
    waterLiters: rounded(cementParts.times(pour.waterCement).div(sum), 1),
  }
})
