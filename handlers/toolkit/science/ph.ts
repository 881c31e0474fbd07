import { feature, invalidParameter } from '#toolkit'
import { ionConcentration, WATER } from '#toolkit/lib/chemistry/acidity'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Query } from '#operation'

type Solution = Query<'rest_science_ph'>

const NEUTRAL = 7
const NEUTRAL_WITHIN = 0.005

const constantOf = ({ kind, pk }: Solution): number => {
  if (kind === 'strongAcid' || kind === 'strongBase') return Infinity
  return pk === undefined ? invalidParameter('pk', `is required with kind=${kind}`) : 10 ** -pk
}

const saltOf = ({ kind, salt }: Solution): number => {
  if (kind !== 'buffer') return 0
  return salt ?? invalidParameter('salt', 'is required with kind=buffer')
}

const natureOf = (ph: number): 'acidic' | 'neutral' | 'basic' => {
  if (Math.abs(ph - NEUTRAL) <= NEUTRAL_WITHIN) return 'neutral'
  return ph < NEUTRAL ? 'acidic' : 'basic'
}

export default feature('rest_science_ph', (solution) => {
  const { kind, concentration } = solution
  const constant = constantOf(solution)
  const ion = ionConcentration({ acid: concentration, salt: saltOf(solution), constant })
  const isBase = kind === 'strongBase' || kind === 'weakBase'
  const [h, oh] = isBase ? [WATER / ion, ion] : [ion, WATER / ion]
  const ph = -Math.log10(h)
  const isWeak = kind === 'weakAcid' || kind === 'weakBase'
  return {
    ph: roundHalfAway(ph, 4),
    poh: roundHalfAway(-Math.log10(oh), 4),
    h,
    oh,
    degreeOfDissociation: isWeak ? roundHalfAway(constant / (constant + ion), 6) : null,
    nature: natureOf(ph),
  }
})
