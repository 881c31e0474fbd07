import { feature, unprocessable } from '#toolkit'
import { Decimal, percentOf, rounded } from '#toolkit/lib/numbers/decimal'
import type { Data, Query } from '#operation'

type Job = Query<'rest_calc_surface'>

/** Spare in percent where the caller names none. */
const USUAL_WASTE: Record<Job['material'], number> = { paint: 0, tiles: 10 }

/** Square metres that a tile covers with half a joint on each side; lengths are in cm, the joint in mm. */
const tileArea = ({ tileLength, tileWidth, gap }: Job): Decimal => {
  const joint = new Decimal(gap).div(10)
  return joint.plus(tileLength).times(joint.plus(tileWidth)).div(10_000)
}

export default feature('rest_calc_surface', (job): Data<'rest_calc_surface'> => {
  const net = new Decimal(job.area).minus(job.openings)
  if (net.lte(0)) unprocessable('The openings leave no surface to cover.')
  const covered = net.plus(percentOf(net, job.waste ?? USUAL_WASTE[job.material]))
  const shared = { material: job.material, netArea: rounded(net, 2) }
  if (job.material === 'paint') {
    const coated = covered.times(job.coats)
    // One division, so that exactly full cans are not raised by the last digit of a third.
    const cans = coated.div(new Decimal(job.coverage).times(job.canLiters)).ceil()
    return {
      ...shared,
      liters: rounded(coated.div(job.coverage), 2),
      tiles: null,
      packages: cans.toNumber(),
      packageUnit: 'can',
      cost: rounded(cans.times(job.unitPrice), 2),
    }
  }
  const tiles = covered.div(tileArea(job)).ceil()
  const boxes = tiles.div(job.perBox).ceil()
  return {
    ...shared,
    liters: null,
    tiles: tiles.toNumber(),
    packages: boxes.toNumber(),
    packageUnit: 'box',
    cost: rounded(boxes.times(job.unitPrice), 2),
  }
})
