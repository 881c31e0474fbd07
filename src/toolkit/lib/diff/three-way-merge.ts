import { diffItems } from './myers-diff.js'

/** Lines on which the versions agree, or which only one of them changed; else what each made of them. */
export type MergeRegion =
  | { clean: true; lines: readonly string[] }
  | { clean: false; mine: readonly string[]; theirs: readonly string[] }

/** For each line of the base that a version kept, its index there. */
const keptBy = (base: readonly string[], version: readonly string[]): Map<number, number> =>
  new Map(
    diffItems(base, version).flatMap((edit) =>
      edit.operation === 'equal' ? [[edit.old, edit.new] as const] : [],
    ),
  )

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, at) => line === b[at])

const settle = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): MergeRegion => {
  if (same(mine, theirs) || same(theirs, base)) return { clean: true, lines: mine }
  return same(mine, base) ? { clean: true, lines: theirs } : { clean: false, mine, theirs }
}

/**
 * Merges two versions of a list of lines: between lines that both kept, what only one of them changed is taken, and so
 * is the same change of both. S. Khanna, K. Kunal and B. C. Pierce, "A Formal Investigation of Diff3", 2007.
 * By hand: node-diff3 3 takes over a minute of processor time for 4,000 equal lines against themselves.
 */
export const mergeThreeWays = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergeRegion[] => {
  const [byMine, byTheirs] = [keptBy(base, mine), keptBy(base, theirs)]
  const regions: MergeRegion[] = []
  const done = { base: 0, mine: 0, theirs: 0 }
  const settleUpTo = (inBase: number, inMine: number, inTheirs: number): void => {
    regions.push(
      settle(
        base.slice(done.base, inBase),
        mine.slice(done.mine, inMine),
        theirs.slice(done.theirs, inTheirs),
      ),
    )
  }
  base.forEach((line, at) => {
    const [inMine, inTheirs] = [byMine.get(at), byTheirs.get(at)]
    if (inMine === undefined || inTheirs === undefined) return
    settleUpTo(at, inMine, inTheirs)
    regions.push({ clean: true, lines: [line] })
    Object.assign(done, { base: at + 1, mine: inMine + 1, theirs: inTheirs + 1 })
  })
  settleUpTo(base.length, mine.length, theirs.length)
  return regions
}
