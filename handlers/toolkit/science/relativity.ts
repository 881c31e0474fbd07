import { feature } from '#toolkit'
import { Decimal } from '#toolkit/lib/numbers/decimal'
import { significant } from '#toolkit/lib/numbers/significant'

/** Speed of light in m/s, exact. */
const LIGHT = new Decimal(299_792_458)

export default feature('rest_science_relativity', (query) => {
  const [beta, beta2] = [new Decimal(query.beta), new Decimal(query.beta2)]
  const mass = new Decimal(query.mass)
  const one = new Decimal(1)
  const gamma = one.div(one.minus(beta.times(beta)).sqrt())
  // gamma - 1 without the difference, which has no digits left at small speeds.
  const gained = gamma.times(gamma).times(beta).times(beta).div(gamma.plus(1))
  const doppler = one.plus(beta).div(one.minus(beta)).sqrt()
  const restEnergy = mass.times(LIGHT).times(LIGHT)
  const speed = beta.times(LIGHT)
  const round = (value: Decimal): number => significant(value, 12)
  return {
    gamma: round(gamma),
    speed: round(speed),
    dilatedTime: round(gamma.times(query.properTime)),
    contractedLength: round(new Decimal(query.length).div(gamma)),
    restEnergy: round(restEnergy),
    kineticEnergy: round(gained.times(restEnergy)),
    totalEnergy: round(gamma.times(restEnergy)),
    momentum: round(gamma.times(mass).times(speed)),
    rapidity: round(beta.atanh()),
    dopplerApproaching: round(doppler),
    dopplerReceding: round(one.div(doppler)),
    redshift: round(beta.times(2).div(one.minus(beta)).div(doppler.plus(1))),
    addedBeta: round(beta.plus(beta2).div(one.plus(beta.times(beta2)))),
  }
})
