/** An element's place in the periodic table by its atomic number, and its electrons by shell. */

const NOBLE_GASES = [
  ['He', 2],
  ['Ne', 10],
  ['Ar', 18],
  ['Kr', 36],
  ['Xe', 54],
  ['Rn', 86],
  ['Og', 118],
] as const

const isInFBlock = (number: number): boolean =>
  (number >= 57 && number <= 71) || (number >= 89 && number <= 103)

const nobleGasBefore = (number: number): number =>
  NOBLE_GASES.findLast(([, noble]) => noble < number)?.[1] ?? 0

/** 1 to 7. */
export const periodOf = (number: number): number =>
  1 + NOBLE_GASES.filter(([, noble]) => noble < number).length

/** 1 to 18 as IUPAC numbers the columns; null for the lanthanoids 57-71 and the actinoids 89-103. */
export const groupOf = (number: number): number | null => {
  if (isInFBlock(number)) return null
  const place = number - nobleGasBefore(number)
  const length = (NOBLE_GASES[periodOf(number) - 1]?.[1] ?? number) - nobleGasBefore(number)
  // Short periods leave columns empty behind the second group; long ones have the f block there.
  return place <= 2 && number !== 2 ? place : place + 18 - length
}

/** The block by place: f for 57-71 and 89-103, s for the first two groups and helium, p from group 13 on, else d. */
export const blockOf = (number: number): 's' | 'p' | 'd' | 'f' => {
  const group = groupOf(number)
  if (group === null) return 'f'
  if (group <= 2 || number === 2) return 's'
  return group >= 13 ? 'p' : 'd'
}

/** Electrons by principal quantum number of a configuration such as "[Ar] 3d6 4s2", the noble-gas core written out. */
export const shellsOf = (
  configuration: string,
  elementOf: (symbol: string) => string | undefined,
): number[] => {
  const [, core, rest = configuration] = /^\[(\w+)\] (.*)$/.exec(configuration) ?? []
  const shells = core === undefined ? [] : shellsOf(elementOf(core) ?? '', elementOf)
  for (const [, shell, electrons] of rest.matchAll(/(\d)[spdf](\d+)/g)) {
    const index = Number(shell) - 1
    shells[index] = (shells[index] ?? 0) + Number(electrons)
  }
  return shells
}
