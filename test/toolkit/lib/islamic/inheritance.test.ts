import { describe, expect, it } from 'vitest'
import { divideEstate } from '#toolkit/lib/islamic/inheritance'
import { exclusionsOf, type Family, type Heir, HEIRS } from '#toolkit/lib/islamic/inheritance-exclusion'
import { add, compare, rationalText, ZERO } from '#toolkit/lib/numbers/rational'

const NOBODY = Object.fromEntries(HEIRS.map((heir) => [heir, 0])) as Family
const family = (members: Partial<Family>): Family => ({ ...NOBODY, ...members })

/** `case`, then each heir's share in lowest terms. */
const divided = (members: Partial<Family>): Record<string, string> => {
  const { case: kind, shares } = divideEstate(family(members))
  return {
    case: kind,
    ...Object.fromEntries(shares.map(({ heir, fraction }) => [heir, rationalText(fraction)])),
  }
}

type Expected = Partial<Record<Heir, string>> & { case: string }
type Case = readonly [name: string, members: Partial<Family>, expected: Expected]

/** The cases of 'awl that the books name by their roots: al-Sirajiyya and al-Rahbiyya, on 6, 12 and 24. */
const AWL: readonly Case[] = [
  [
    '6 to 7: husband, two full sisters',
    { husband: 1, fullSisters: 2 },
    { case: 'aul', husband: '3/7', fullSisters: '4/7' },
  ],
  [
    '6 to 8: husband, mother, two full sisters',
    { husband: 1, mother: 1, fullSisters: 2 },
    { case: 'aul', husband: '3/8', mother: '1/8', fullSisters: '1/2' },
  ],
  [
    '6 to 8, al-Mubahala: husband, mother, full sister',
    { husband: 1, mother: 1, fullSisters: 1 },
    { case: 'aul', husband: '3/8', mother: '1/4', fullSisters: '3/8' },
  ],
  [
    '6 to 9: husband, two full sisters, two maternal siblings',
    { husband: 1, fullSisters: 2, maternalBrothers: 1, maternalSisters: 1 },
    { case: 'aul', husband: '1/3', fullSisters: '4/9', maternalBrothers: '1/9', maternalSisters: '1/9' },
  ],
  [
    '6 to 10, al-Shurayhiyya: husband, mother, two full sisters, two maternal',
    { husband: 1, mother: 1, fullSisters: 2, maternalBrothers: 2 },
    { case: 'aul', husband: '3/10', mother: '1/10', fullSisters: '2/5', maternalBrothers: '1/5' },
  ],
  [
    '12 to 13: wife, mother, two full sisters',
    { wives: 1, mother: 1, fullSisters: 2 },
    { case: 'aul', wives: '3/13', mother: '2/13', fullSisters: '8/13' },
  ],
  [
    '12 to 15: husband, father, mother, two daughters',
    { husband: 1, father: 1, mother: 1, daughters: 2 },
    { case: 'aul', husband: '1/5', father: '2/15', mother: '2/15', daughters: '8/15' },
  ],
  [
    '12 to 17: three wives, two grandmothers, eight full sisters, four maternal',
    { wives: 3, paternalGrandmother: 1, maternalGrandmother: 1, fullSisters: 8, maternalSisters: 4 },
    {
      case: 'aul',
      wives: '3/17',
      paternalGrandmother: '1/17',
      maternalGrandmother: '1/17',
      fullSisters: '8/17',
      maternalSisters: '4/17',
    },
  ],
  [
    '24 to 27, al-Minbariyya: wife, two daughters, father, mother',
    { wives: 1, daughters: 2, father: 1, mother: 1 },
    { case: 'aul', wives: '1/9', daughters: '16/27', father: '4/27', mother: '4/27' },
  ],
]

/** Where fixed heirs alone take all, and where nobody may take the rest. */
const RADD: readonly Case[] = [
  ['a daughter alone', { daughters: 1 }, { case: 'radd', daughters: '1' }],
  [
    'mother and daughter, 1 to 3',
    { mother: 1, daughters: 1 },
    { case: 'radd', daughters: '3/4', mother: '1/4' },
  ],
  [
    'mother and two daughters, 1 to 4',
    { mother: 1, daughters: 2 },
    { case: 'radd', daughters: '4/5', mother: '1/5' },
  ],
  [
    'grandmother and maternal brother, 1 to 1',
    { maternalGrandmother: 1, maternalBrothers: 1 },
    { case: 'radd', maternalGrandmother: '1/2', maternalBrothers: '1/2' },
  ],
  [
    'husband and three daughters, a quarter and the rest',
    { husband: 1, daughters: 3 },
    { case: 'radd', husband: '1/4', daughters: '3/4' },
  ],
  [
    'wife, mother, daughter: 1/8, then 1 to 3',
    { wives: 1, mother: 1, daughters: 1 },
    { case: 'radd', wives: '1/8', daughters: '21/32', mother: '7/32' },
  ],
  ['a husband alone', { husband: 1 }, { case: 'surplus', husband: '1/2' }],
  ['wives alone', { wives: 3 }, { case: 'surplus', wives: '1/4' }],
]

const NORMAL: readonly Case[] = [
  ['a son alone', { sons: 1 }, { case: 'normal', sons: '1' }],
  [
    'a son and a daughter, 2 to 1',
    { sons: 1, daughters: 1 },
    { case: 'normal', sons: '2/3', daughters: '1/3' },
  ],
  [
    'wife, mother, father, son and daughter',
    { wives: 1, mother: 1, father: 1, sons: 1, daughters: 1 },
    { case: 'normal', wives: '1/8', sons: '13/36', daughters: '13/72', father: '1/6', mother: '1/6' },
  ],
  [
    "Umar's case with a husband",
    { husband: 1, father: 1, mother: 1 },
    { case: 'normal', husband: '1/2', father: '1/3', mother: '1/6' },
  ],
  [
    "Umar's case with a wife",
    { wives: 1, father: 1, mother: 1 },
    { case: 'normal', wives: '1/4', father: '1/2', mother: '1/4' },
  ],
  [
    "not Umar's case: a grandfather for the father",
    { husband: 1, paternalGrandfather: 1, mother: 1 },
    { case: 'normal', husband: '1/2', mother: '1/3', paternalGrandfather: '1/6' },
  ],
  [
    'siblings who are shut out still lessen the mother',
    { mother: 1, father: 1, fullBrothers: 1, maternalSisters: 1 },
    { case: 'normal', father: '5/6', mother: '1/6' },
  ],
  [
    'one sibling does not',
    { mother: 1, father: 1, fullBrothers: 1 },
    { case: 'normal', father: '2/3', mother: '1/3' },
  ],
  [
    "a daughter, a son's daughter and a full sister (Ibn Mas'ud, Sahih al-Bukhari 6736)",
    { daughters: 1, sonsDaughters: 1, fullSisters: 1 },
    { case: 'normal', daughters: '1/2', sonsDaughters: '1/6', fullSisters: '1/3' },
  ],
  [
    "two daughters, a son's son and a son's daughter, whom he makes a residuary",
    { daughters: 2, sonsSons: 1, sonsDaughters: 1 },
    { case: 'normal', daughters: '2/3', sonsSons: '2/9', sonsDaughters: '1/9' },
  ],
  [
    'daughter and father, who takes a sixth and the rest',
    { daughters: 1, father: 1 },
    { case: 'normal', daughters: '1/2', father: '1/2' },
  ],
  [
    'full sister, paternal sister and mother: half, a sixth to two thirds, a sixth',
    { fullSisters: 1, paternalSisters: 1, mother: 1, maternalBrothers: 1 },
    { case: 'normal', mother: '1/6', fullSisters: '1/2', paternalSisters: '1/6', maternalBrothers: '1/6' },
  ],
  [
    'two full sisters, a paternal brother and sister',
    { fullSisters: 2, paternalBrothers: 1, paternalSisters: 1 },
    { case: 'normal', fullSisters: '2/3', paternalBrothers: '2/9', paternalSisters: '1/9' },
  ],
  [
    'al-Mushtaraka: full brothers are left with nothing (Abu Hanifa)',
    { husband: 1, mother: 1, maternalBrothers: 2, fullBrothers: 2 },
    { case: 'normal', husband: '1/2', mother: '1/6', fullBrothers: '0', maternalBrothers: '1/3' },
  ],
  [
    'daughter and paternal sister, who takes the rest',
    { daughters: 1, paternalSisters: 2 },
    { case: 'normal', daughters: '1/2', paternalSisters: '1/2' },
  ],
  [
    'maternal brothers and sisters alike',
    { mother: 1, maternalBrothers: 1, maternalSisters: 2, fullBrothers: 1 },
    { case: 'normal', mother: '1/6', fullBrothers: '1/2', maternalBrothers: '1/9', maternalSisters: '2/9' },
  ],
]

describe('divideEstate', () => {
  it.each([...AWL, ...RADD, ...NORMAL])('%s', (_name, members, expected) => {
    expect(divided(members)).toEqual(expected)
  })

  it("says whether a share is fixed, of the residue, or both, also where 'awl leaves no residue", () => {
    const bases = (members: Partial<Family>) =>
      Object.fromEntries(divideEstate(family(members)).shares.map(({ heir, basis }) => [heir, basis]))
    expect(bases({ daughters: 1, father: 1, mother: 1 })).toEqual({
      daughters: 'fixed',
      father: 'fixed+residue',
      mother: 'fixed',
    })
    expect(bases({ husband: 1, daughters: 2, father: 1, mother: 1 }).father).toBe('fixed+residue')
    expect(bases({ sons: 1, father: 1 })).toEqual({ sons: 'residue', father: 'fixed' })
    expect(bases({ mother: 1, paternalGrandfather: 1 })).toEqual({
      mother: 'fixed',
      paternalGrandfather: 'residue',
    })
  })

  it('gives the whole away in every family of up to one of each kind, a spouse apart', () => {
    const kin = HEIRS.filter((heir) => heir !== 'husband' && heir !== 'wives')
    for (let bits = 1; bits < 1 << kin.length; bits += 37) {
      const members = Object.fromEntries(kin.map((heir, index) => [heir, (bits >> index) & 1]))
      for (const spouse of [{}, { husband: 1 }, { wives: 4 }]) {
        const { shares, excluded, unallocated } = divideEstate(family({ ...members, ...spouse }))
        const total = shares.reduce((sum, { fraction }) => add(fraction, sum), unallocated)
        expect(rationalText(total)).toBe('1')
        expect(shares.every(({ fraction }) => compare(fraction, ZERO) >= 0)).toBe(true)
        expect(shares.length + excluded.length).toBe(
          HEIRS.filter((heir) => (family({ ...members, ...spouse })[heir] ?? 0) > 0).length,
        )
      }
    }
  })
})

describe('exclusionsOf', () => {
  // Al-Sirajiyya, the chapter on exclusion (hajb).
  it.each<[string, Partial<Family>, [Heir, Heir][]]>([
    [
      'sons shut out grandchildren',
      { sons: 1, sonsSons: 1, sonsDaughters: 1 },
      [
        ['sonsSons', 'sons'],
        ['sonsDaughters', 'sons'],
      ],
    ],
    [
      "two daughters shut out a son's daughter",
      { daughters: 2, sonsDaughters: 1 },
      [['sonsDaughters', 'daughters']],
    ],
    ['one daughter does not', { daughters: 1, sonsDaughters: 1 }, []],
    ["a son's son saves her", { daughters: 2, sonsSons: 1, sonsDaughters: 1 }, []],
    [
      'the father shuts out his parents, the mother both grandmothers',
      { father: 1, mother: 1, paternalGrandfather: 1, paternalGrandmother: 1, maternalGrandmother: 1 },
      [
        ['paternalGrandfather', 'father'],
        ['paternalGrandmother', 'father'],
        ['maternalGrandmother', 'mother'],
      ],
    ],
    ["the father does not shut out the mother's mother", { father: 1, maternalGrandmother: 1 }, []],
    [
      'the grandfather shuts out all siblings',
      { paternalGrandfather: 1, fullBrothers: 1, paternalSisters: 1, maternalSisters: 1 },
      [
        ['fullBrothers', 'paternalGrandfather'],
        ['paternalSisters', 'paternalGrandfather'],
        ['maternalSisters', 'paternalGrandfather'],
      ],
    ],
    [
      'a daughter shuts out maternal siblings alone',
      { daughters: 1, fullBrothers: 1, maternalBrothers: 1 },
      [['maternalBrothers', 'daughters']],
    ],
    [
      'a full brother shuts out paternal siblings',
      { fullBrothers: 1, paternalBrothers: 1, paternalSisters: 1 },
      [
        ['paternalBrothers', 'fullBrothers'],
        ['paternalSisters', 'fullBrothers'],
      ],
    ],
    ['a full sister does not', { fullSisters: 1, paternalBrothers: 1 }, []],
    [
      'but beside a daughter she does',
      { daughters: 1, fullSisters: 1, paternalBrothers: 1 },
      [['paternalBrothers', 'fullSisters']],
    ],
    [
      'two full sisters shut out a paternal sister',
      { fullSisters: 2, paternalSisters: 1 },
      [['paternalSisters', 'fullSisters']],
    ],
    ['a paternal brother saves her', { fullSisters: 2, paternalBrothers: 1, paternalSisters: 1 }, []],
    [
      'of several the first is named',
      { sons: 1, daughters: 1, father: 1, maternalBrothers: 1 },
      [['maternalBrothers', 'sons']],
    ],
  ])('%s', (_name, members, expected) => {
    expect(exclusionsOf(family(members)).map(({ heir, by }) => [heir, by])).toEqual(expected)
  })
})
