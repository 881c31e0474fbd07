import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  ONE,
  rational,
  subtract,
  ZERO,
  type Rational,
} from '../numbers/rational.js'
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
  fraction: Rational
}

export interface Division {
  case: InheritanceCase
  shares: Share[]
  excluded: Exclusion[]
  /** The part that no heir takes. */
  unallocated: Rational
}

const SIXTH = rational(1n, 6n)
const THIRD = rational(1n, 3n)
const HALF = rational(1n, 2n)

const sum = (fractions: readonly Rational[]): Rational => fractions.reduce(add, ZERO)

/** `parts` of `total` equal parts of a share. */
const partOf = (share: Rational, parts: number, total: number): Rational =>
  multiply(share, rational(BigInt(parts), BigInt(total)))

/** Half for one, two thirds for more: daughters, and sisters in their place. */
const halfOrTwoThirds = (count: number): Rational => (count === 1 ? HALF : rational(2n, 3n))

const spouseShare = (family: Family): Rational => {
  if (family.husband > 0) return hasDescendant(family) ? rational(1n, 4n) : HALF
  if (family.wives > 0) return hasDescendant(family) ? rational(1n, 8n) : rational(1n, 4n)
  return ZERO
}

/** Siblings count against the mother even if they are excluded; `all` is the family before that. */
const motherShare = (family: Family, all: Family): Rational => {
  const siblings = SIBLINGS.reduce((total, heir) => total + all[heir], 0)
  if (hasDescendant(all) || siblings >= 2) return SIXTH
  // The two cases of Umar: a third of what the spouse leaves, so that the father has twice as much.
  return isAny(family, SPOUSES) && family.father > 0
    ? multiply(subtract(ONE, spouseShare(family)), THIRD)
    : THIRD
}

const sonsDaughtersShare = (family: Family): Rational =>
  family.daughters === 1 ? SIXTH : halfOrTwoThirds(family.sonsDaughters)

const paternalSistersShare = (family: Family): Rational =>
  family.fullSisters === 1 ? SIXTH : halfOrTwoThirds(family.paternalSisters)

/** The Quranic shares (4:11, 4:12, 4:176) of the heirs who are not shut out, before scaling. */
const fixedShares = (family: Family, all: Family): ReadonlyMap<Heir, Rational> => {
  const shares = new Map<Heir, Rational>()
  const give = (heir: Heir, share: () => Rational, isDue = true): void => {
    if (family[heir] > 0 && isDue) shares.set(heir, share())
  }
  /** One share for all of several kinds, by heads. */
  const giveTogether = (heirs: readonly Heir[], share: (heads: number) => Rational): void => {
    const heads = heirs.reduce((total, heir) => total + family[heir], 0)
    heirs.forEach((heir) => give(heir, () => partOf(share(heads), family[heir], heads)))
  }
  const withDescendant = hasDescendant(all)
  give('husband', () => spouseShare(all))
  give('wives', () => spouseShare(all))
  give('daughters', () => halfOrTwoThirds(family.daughters), family.sons === 0)
  give('sonsDaughters', () => sonsDaughtersShare(family), family.sonsSons === 0)
  give('father', () => SIXTH, withDescendant)
  give('paternalGrandfather', () => SIXTH, withDescendant)
  give('mother', () => motherShare(family, all))
  giveTogether(['paternalGrandmother', 'maternalGrandmother'], () => SIXTH)
  give('fullSisters', () => halfOrTwoThirds(family.fullSisters), family.fullBrothers === 0 && !withDescendant)
  give(
    'paternalSisters',
    () => paternalSistersShare(family),
    family.paternalBrothers === 0 && !withDescendant,
  )
  giveTogether(['maternalBrothers', 'maternalSisters'], (heads) => (heads === 1 ? SIXTH : THIRD))
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
  residue: Rational,
  family: Family,
): ReadonlyMap<Heir, Rational> => {
  const units = (heir: Heir): number => family[heir] * (WOMEN.includes(heir) ? 1 : 2)
  const total = residuaries.reduce((sumOfUnits, heir) => sumOfUnits + units(heir), 0)
  return new Map(residuaries.map((heir) => [heir, partOf(residue, units(heir), total)]))
}

interface Scaled {
  case: InheritanceCase
  fixed: ReadonlyMap<Heir, Rational>
  unallocated: Rational
}

const scaledBy = (
  fixed: ReadonlyMap<Heir, Rational>,
  factor: Rational,
  isScaled: (heir: Heir) => boolean,
): ReadonlyMap<Heir, Rational> =>
  new Map([...fixed].map(([heir, share]) => [heir, isScaled(heir) ? multiply(share, factor) : share]))

/** 'Awl if the fixed shares exceed the estate; radd, not to a spouse, if they fall short and nobody takes the rest. */
const fitted = (fixed: ReadonlyMap<Heir, Rational>, hasResiduary: boolean): Scaled => {
  const total = sum([...fixed.values()])
  if (compare(total, ONE) > 0) {
    return { case: 'aul', fixed: scaledBy(fixed, divide(ONE, total), () => true), unallocated: ZERO }
  }
  const rest = subtract(ONE, total)
  if (hasResiduary || isZero(rest)) return { case: 'normal', fixed, unallocated: ZERO }
  const isKin = (heir: Heir): boolean => !SPOUSES.includes(heir)
  const kin = sum([...fixed].filter(([heir]) => isKin(heir)).map(([, share]) => share))
  return isZero(kin)
    ? { case: 'surplus', fixed, unallocated: rest }
    : { case: 'radd', fixed: scaledBy(fixed, divide(add(kin, rest), kin), isKin), unallocated: ZERO }
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
  const left = subtract(ONE, sum([...fixed.values()]))
  const residue = residueShares(residuaries, isZero(unallocated) ? left : ZERO, family)
  const shares = HEIRS.filter((heir) => fixed.has(heir) || residue.has(heir)).map((heir) => ({
    heir,
    count: family[heir],
    basis: basisOf(fixed.has(heir), residue.has(heir)),
    fraction: add(fixed.get(heir) ?? ZERO, residue.get(heir) ?? ZERO),
  }))
  return { case: kind, shares, excluded, unallocated }
}
