/** Heirs in the order of the answer. */
export const HEIRS = [
  'husband',
  'wives',
  'sons',
  'daughters',
  'sonsSons',
  'sonsDaughters',
  'father',
  'mother',
  'paternalGrandfather',
  'paternalGrandmother',
  'maternalGrandmother',
  'fullBrothers',
  'fullSisters',
  'paternalBrothers',
  'paternalSisters',
  'maternalBrothers',
  'maternalSisters',
] as const
export type Heir = (typeof HEIRS)[number]

/** How many of each heir survive. */
export type Family = Readonly<Record<Heir, number>>

/** Who shuts an heir out, if anyone does. */
type Excluder = (family: Family) => Heir | undefined

const DESCENDANTS: readonly Heir[] = ['sons', 'daughters', 'sonsSons', 'sonsDaughters']
export const SIBLINGS: readonly Heir[] = [
  'fullBrothers',
  'fullSisters',
  'paternalBrothers',
  'paternalSisters',
  'maternalBrothers',
  'maternalSisters',
]
export const SPOUSES: readonly Heir[] = ['husband', 'wives']

const firstOf = (family: Family, heirs: readonly Heir[]): Heir | undefined =>
  heirs.find((heir) => family[heir] > 0)
export const isAny = (family: Family, heirs: readonly Heir[]): boolean => firstOf(family, heirs) !== undefined
export const hasDescendant = (family: Family): boolean => isAny(family, DESCENDANTS)
export const hasMaleDescendant = (family: Family): boolean => isAny(family, ['sons', 'sonsSons'])

const byMalesOfTheLine: Excluder = (family) =>
  firstOf(family, ['sons', 'sonsSons', 'father', 'paternalGrandfather'])

const byDescendantsOrFathers: Excluder = (family) =>
  firstOf(family, [...DESCENDANTS, 'father', 'paternalGrandfather'])

/** Full brothers, and full sisters whom daughters make residuaries, come before the father's other children. */
const byFullSiblings: Excluder = (family) => {
  if (family.fullBrothers > 0) return 'fullBrothers'
  return family.fullSisters > 0 && hasDescendant(family) ? 'fullSisters' : undefined
}

/** Who shuts an heir out (hajb): the first of those that the law names. Others are shut out by nobody. */
const EXCLUDERS: Readonly<Partial<Record<Heir, Excluder>>> = {
  sonsSons: (family) => firstOf(family, ['sons']),
  sonsDaughters: (family) =>
    firstOf(family, ['sons']) ?? (family.daughters >= 2 && family.sonsSons === 0 ? 'daughters' : undefined),
  paternalGrandfather: (family) => firstOf(family, ['father']),
  paternalGrandmother: (family) => firstOf(family, ['father', 'mother']),
  maternalGrandmother: (family) => firstOf(family, ['mother']),
  fullBrothers: byMalesOfTheLine,
  fullSisters: byMalesOfTheLine,
  paternalBrothers: (family) => byMalesOfTheLine(family) ?? byFullSiblings(family),
  paternalSisters: (family) =>
    byMalesOfTheLine(family) ??
    byFullSiblings(family) ??
    (family.fullSisters >= 2 && family.paternalBrothers === 0 ? 'fullSisters' : undefined),
  maternalBrothers: byDescendantsOrFathers,
  maternalSisters: byDescendantsOrFathers,
}

/** An heir who is present but takes nothing, and who shuts that heir out. */
export interface Exclusion {
  heir: Heir
  by: Heir
}

/** The heirs of a family who are shut out, in the order of the heirs. */
export const exclusionsOf = (family: Family): Exclusion[] =>
  HEIRS.filter((heir) => family[heir] > 0).flatMap((heir) => {
    const by = EXCLUDERS[heir]?.(family)
    return by === undefined ? [] : [{ heir, by }]
  })
