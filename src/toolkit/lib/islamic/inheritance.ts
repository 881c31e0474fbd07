import Fraction from 'fraction.js'

import {
  type Exclusion,
  exclusionsOf,
  type Family,
  hasDescendant,
  hasMaleDescendant,
  type Heir,
  HEIRS,
  isAny,
  SIBLINGS,
  SPOUSES,
} from './inheritance-exclusion.js'

export type Basis = 'fixed' | 'residue' | 'fixed+residue'
/** How the fixed shares relate to the estate: fitting, scaled down, raised, or leaving a rest that nobody takes. */
export type InheritanceCase = 'normal' | 'aul' | 'radd' | 'surplus'

export interface Share {
  heir: Heir
  count: number
  basis: Basis
  /** Of what is distributed, for all heirs of the kind together. */
  fraction: Fraction
}

export interface Division {
  case: InheritanceCase
  shares: Share[]
  excluded: Exclusion[]
  /** The part that no heir takes. */
  unallocated: Fraction
}

const ZERO = new Fraction(0)
const ONE = new Fraction(1)
const part = (numerator: number, denominator: number): Fraction => new Fraction(numerator, denominator)
const sum = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((total, fraction) => total.add(fraction), ZERO)

/** Half for one, two thirds for more: daughters, and sisters in their place. */
const halfOrTwoThirds = (count: number): Fraction => (count === 1 ? part(1, 2) : part(2, 3))

const spouseShare = (family: Family): Fraction => {
  if (family.husband > 0) return hasDescendant(family) ? part(1, 4) : part(1, 2)
  if (family.wives > 0) return hasDescendant(family) ? part(1, 8) : part(1, 4)
  return ZERO
}

/** Siblings count against the mother even where they are shut out; `all` is the family before that. */
const motherShare = (family: Family, all: Family): Fraction => {
  const siblings = SIBLINGS.reduce((total, heir) => total + all[heir], 0)
  if (hasDescendant(all) || siblings >= 2) return part(1, 6)
  // The two cases of Umar: a third of what the spouse leaves, so that the father has twice as much.
  return isAny(family, SPOUSES) && family.father > 0 ? ONE.sub(spouseShare(family)).div(3) : part(1, 3)
}

const sonsDaughtersShare = (family: Family): Fraction =>
  family.daughters === 1 ? part(1, 6) : halfOrTwoThirds(family.sonsDaughters)

const paternalSistersShare = (family: Family): Fraction =>
  family.fullSisters === 1 ? part(1, 6) : halfOrTwoThirds(family.paternalSisters)

/** The Quranic shares (4:11, 4:12, 4:176) of the heirs who are not shut out, before scaling. */
const fixedShares = (family: Family, all: Family): ReadonlyMap<Heir, Fraction> => {
  const shares = new Map<Heir, Fraction>()
  const give = (heir: Heir, share: () => Fraction, isDue = true): void => {
    if (family[heir] > 0 && isDue) shares.set(heir, share())
  }
  /** One share for all of several kinds, by heads. */
  const giveTogether = (heirs: readonly Heir[], share: (heads: number) => Fraction): void => {
    const heads = heirs.reduce((total, heir) => total + family[heir], 0)
    heirs.forEach((heir) => give(heir, () => share(heads).mul(family[heir]).div(heads)))
  }
  const withDescendant = hasDescendant(all)
  give('husband', () => spouseShare(all))
  give('wives', () => spouseShare(all))
  give('daughters', () => halfOrTwoThirds(family.daughters), family.sons === 0)
  give('sonsDaughters', () => sonsDaughtersShare(family), family.sonsSons === 0)
  give('father', () => part(1, 6), withDescendant)
  give('paternalGrandfather', () => part(1, 6), withDescendant)
  give('mother', () => motherShare(family, all))
  giveTogether(['paternalGrandmother', 'maternalGrandmother'], () => part(1, 6))
  give('fullSisters', () => halfOrTwoThirds(family.fullSisters), family.fullBrothers === 0 && !withDescendant)
  give(
    'paternalSisters',
    () => paternalSistersShare(family),
    family.paternalBrothers === 0 && !withDescendant,
  )
  giveTogether(['maternalBrothers', 'maternalSisters'], (heads) => (heads === 1 ? part(1, 6) : part(1, 3)))
  return shares
}

/** Classes of residuaries (asaba): men, and the women whom they or daughters make residuaries; the first class takes all. */
const residuariesOf = (family: Family, all: Family): readonly Heir[] => {
  const withFemales = hasDescendant(all) && !hasMaleDescendant(all)
  const classes: readonly { heirs: readonly Heir[]; isOne: boolean }[] = [
    { heirs: ['sons', 'daughters'], isOne: family.sons > 0 },
    { heirs: ['sonsSons', 'sonsDaughters'], isOne: family.sonsSons > 0 },
    { heirs: ['father'], isOne: family.father > 0 },
    { heirs: ['paternalGrandfather'], isOne: family.paternalGrandfather > 0 },
    { heirs: ['fullBrothers', 'fullSisters'], isOne: family.fullBrothers > 0 },
    { heirs: ['fullSisters'], isOne: family.fullSisters > 0 && withFemales },
    { heirs: ['paternalBrothers', 'paternalSisters'], isOne: family.paternalBrothers > 0 },
    { heirs: ['paternalSisters'], isOne: family.paternalSisters > 0 && withFemales },
  ]
  return (classes.find(({ isOne }) => isOne)?.heirs ?? []).filter((heir) => family[heir] > 0)
}

const WOMEN: readonly Heir[] = ['daughters', 'sonsDaughters', 'fullSisters', 'paternalSisters']

/** Each man of a class has twice each woman's part. */
const residueShares = (
  residuaries: readonly Heir[],
  residue: Fraction,
  family: Family,
): ReadonlyMap<Heir, Fraction> => {
  const units = (heir: Heir): number => family[heir] * (WOMEN.includes(heir) ? 1 : 2)
  const total = residuaries.reduce((sumOfUnits, heir) => sumOfUnits + units(heir), 0)
  return new Map(residuaries.map((heir) => [heir, residue.mul(units(heir)).div(total)]))
}

interface Scaled {
  case: InheritanceCase
  fixed: ReadonlyMap<Heir, Fraction>
  unallocated: Fraction
}

const scaledBy = (
  fixed: ReadonlyMap<Heir, Fraction>,
  factor: Fraction,
  isScaled: (heir: Heir) => boolean,
): ReadonlyMap<Heir, Fraction> =>
  new Map([...fixed].map(([heir, share]) => [heir, isScaled(heir) ? share.mul(factor) : share]))

/** 'Awl where the fixed shares exceed the estate; radd, not to a spouse, where they fall short and nobody takes the rest. */
const fitted = (fixed: ReadonlyMap<Heir, Fraction>, hasResiduary: boolean): Scaled => {
  const total = sum([...fixed.values()])
  if (total.compare(ONE) > 0) {
    return { case: 'aul', fixed: scaledBy(fixed, ONE.div(total), () => true), unallocated: ZERO }
  }
  const rest = ONE.sub(total)
  if (hasResiduary || rest.equals(ZERO)) return { case: 'normal', fixed, unallocated: ZERO }
  const isKin = (heir: Heir): boolean => !SPOUSES.includes(heir)
  const kin = sum([...fixed].filter(([heir]) => isKin(heir)).map(([, share]) => share))
  return kin.equals(ZERO)
    ? { case: 'surplus', fixed, unallocated: rest }
    : { case: 'radd', fixed: scaledBy(fixed, kin.add(rest).div(kin), isKin), unallocated: ZERO }
}

const basisOf = (isFixed: boolean, isResiduary: boolean): Basis => {
  if (isFixed && isResiduary) return 'fixed+residue'
  return isFixed ? 'fixed' : 'residue'
}

/**
 * Divides an estate among a family by Sunni inheritance law (faraid). Where the schools differ the grandfather shuts
 * siblings out (Abu Hanifa), and full brothers left with nothing do not share with the maternal ones (no mushtaraka).
 * The family has an heir, and no more than one kind of spouse.
 */
export const divideEstate = (all: Family): Division => {
  const excluded = exclusionsOf(all)
  const family = {
    ...all,
    ...Object.fromEntries(excluded.map(({ heir }) => [heir, 0])),
  } as Family
  const residuaries = residuariesOf(family, all)
  const { case: kind, fixed, unallocated } = fitted(fixedShares(family, all), residuaries.length > 0)
  const left = ONE.sub(sum([...fixed.values()]))
  const residue = residueShares(residuaries, unallocated.equals(ZERO) ? left : ZERO, family)
  const shares = HEIRS.filter((heir) => fixed.has(heir) || residue.has(heir)).map((heir) => ({
    heir,
    count: family[heir],
    basis: basisOf(fixed.has(heir), residue.has(heir)),
    fraction: (fixed.get(heir) ?? ZERO).add(residue.get(heir) ?? ZERO),
  }))
  return { case: kind, shares, excluded, unallocated }
}
