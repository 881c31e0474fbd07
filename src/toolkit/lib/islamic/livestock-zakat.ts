/** Kinds of grazing livestock; sheep are goats too. */
export type Animal = 'camel' | 'cattle' | 'sheep'

/** What is given, from the youngest to the oldest of each scale. */
export type LivestockKind =
  'sheep' | 'bint-makhad' | 'bint-labun' | 'hiqqah' | 'jadhaah' | 'tabi' | 'musinnah'

export interface LivestockDue {
  kind: LivestockKind
  count: number
}

/** The fewest animals of which zakat is due. */
export const NISAB: Readonly<Record<Animal, number>> = { camel: 5, cattle: 30, sheep: 40 }

/** A row of a scale: from this number of animals on. */
type Step = readonly [from: number, due: readonly LivestockDue[]]

const one = (kind: LivestockKind, count = 1): LivestockDue[] => [{ kind, count }]

/** Sahih al-Bukhari 1454 (Abu Bakr's letter) and Sunan Abi Dawud 1567 and 1568, as the Shafi'i school reads them. */
const CAMELS: readonly Step[] = [
  [5, one('sheep')],
  [10, one('sheep', 2)],
  [15, one('sheep', 3)],
  [20, one('sheep', 4)],
  [25, one('bint-makhad')],
  [36, one('bint-labun')],
  [46, one('hiqqah')],
  [61, one('jadhaah')],
  [76, one('bint-labun', 2)],
  [91, one('hiqqah', 2)],
  [121, one('bint-labun', 3)],
]
/** Sunan Abi Dawud 1576. */
const CATTLE: readonly Step[] = [
  [30, one('tabi')],
  [40, one('musinnah')],
]
/** Sahih al-Bukhari 1454. */
const SHEEP: readonly Step[] = [
  [40, one('sheep')],
  [121, one('sheep', 2)],
  [201, one('sheep', 3)],
]

const onScale = (scale: readonly Step[], count: number): readonly LivestockDue[] =>
  scale.findLast(([from]) => from <= count)?.[1] ?? []

/** Splits whole tens into groups of two sizes, with as many of the larger, older kind as there can be. */
const inGroups = (
  count: number,
  younger: { kind: LivestockKind; each: number },
  older: { kind: LivestockKind; each: number },
): LivestockDue[] => {
  const tens = Math.floor(count / 10) * 10
  let groups = Math.floor(tens / older.each)
  while ((tens - groups * older.each) % younger.each !== 0) groups -= 1
  return [
    { kind: younger.kind, count: (tens - groups * older.each) / younger.each },
    { kind: older.kind, count: groups },
  ].filter((due) => due.count > 0)
}

/** What is due of a number of animals, the younger kind first; nothing below the nisab. */
export const livestockDue = (animal: Animal, count: number): readonly LivestockDue[] => {
  switch (animal) {
    case 'camel':
      return count < 130
        ? onScale(CAMELS, count)
        : inGroups(count, { kind: 'bint-labun', each: 40 }, { kind: 'hiqqah', each: 50 })
    case 'cattle':
      return count < 60
        ? onScale(CATTLE, count)
        : inGroups(count, { kind: 'tabi', each: 30 }, { kind: 'musinnah', each: 40 })
    case 'sheep':
      return count < 400 ? onScale(SHEEP, count) : one('sheep', Math.floor(count / 100))
  }
}

/** The smallest larger number of animals of which something else is due. */
export const nextThreshold = (animal: Animal, count: number): number => {
  const present = JSON.stringify(livestockDue(animal, count))
  let larger = count + 1
  while (JSON.stringify(livestockDue(animal, larger)) === present) larger += 1
  return larger
}
