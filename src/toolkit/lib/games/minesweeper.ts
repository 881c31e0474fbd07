import { unprocessable } from '../../errors.js'
import { cellPossibilities, countsOf, type MineGroup, type Constraint } from './mine-layouts.js'

/** Closed cells by number, row by row. */
export interface MineFindings {
  closed: number
  safe: number[]
  mines: number[]
}

const MOST_CELLS_OF_GROUP = 40

interface Board {
  width: number
  height: number
  /** Row by row: 0 to 8, or -1 for a closed cell. */
  cells: readonly number[]
}

const neighboursOf = ({ width, height }: Board, cell: number): number[] => {
  const [row, column] = [Math.floor(cell / width), cell % width]
  const around = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right): [number, number] => [row + down, column + right]),
  )
  return around
    .filter(([y, x]) => y >= 0 && y < height && x >= 0 && x < width)
    .map(([y, x]) => y * width + x)
    .filter((other) => other !== cell)
}

const constraintsOf = (board: Board): Constraint[] =>
  board.cells.flatMap((mines, cell) => {
    if (mines < 0) return []
    const cells = neighboursOf(board, cell).filter((other) => board.cells[other] === -1)
    if (mines > cells.length)
      unprocessable(
        `The ${mines} in row ${Math.floor(cell / board.width)}, column ${cell % board.width} has too few closed cells around it.`,
      )
    return cells.length === 0 ? [] : [{ cells, mines }]
  })

/** Constraints with their cells, apart from those that share none of them. */
const groupsOf = (constraints: readonly Constraint[]): MineGroup[] => {
  const byCell = new Map<number, Constraint[]>()
  for (const constraint of constraints) {
    for (const cell of constraint.cells) byCell.set(cell, [...(byCell.get(cell) ?? []), constraint])
  }
  const seen = new Set<Constraint>()
  return constraints.flatMap((first) => {
    if (seen.has(first)) return []
    const found = [first]
    seen.add(first)
    for (const { cells } of found) {
      for (const constraint of cells.flatMap((cell) => byCell.get(cell) ?? [])) {
        if (!seen.has(constraint)) found.push(constraint)
        seen.add(constraint)
      }
    }
    const cells = [...new Set(found.flatMap((constraint) => constraint.cells))].toSorted((a, b) => a - b)
    return [{ cells, constraints: found }]
  })
}

/** Every sum of a number of one set and a number of the other; sets are bits. */
const sums = (one: bigint, other: bigint): bigint => {
  let found = 0n
  for (let rest = other, shift = 0n; rest > 0n; rest >>= 1n, shift++)
    if ((rest & 1n) === 1n) found |= one << shift
  return found
}

/** Numbers that together with one of the set make the total. */
const complements = (set: bigint, total: number): bigint =>
  Array.from({ length: total + 1 }, (_, rest) => rest)
    .filter((rest) => ((set >> BigInt(total - rest)) & 1n) === 1n)
    .reduce((found, rest) => found | (1n << BigInt(rest)), 0n)

/** For each set the sums of all others. */
const sumsOfOthers = (sets: readonly bigint[]): bigint[] => {
  const before = [1n]
  for (const set of sets) before.push(sums(before.at(-1) ?? 1n, set))
  let behind = 1n
  const found: bigint[] = []
  for (let index = sets.length - 1; index >= 0; index--) {
    found.unshift(sums(before[index] ?? 1n, behind))
    behind = sums(behind, sets[index] ?? 1n)
  }
  return found
}

const noLayout = (): never => unprocessable('No layout of mines fits the numbers.')

/** Free cells are next to no number: any of them may have any of the mines that are left for them. */
const freeFindings = (free: readonly number[], counts: bigint): Pick<MineFindings, 'safe' | 'mines'> => ({
  safe: counts === 1n ? [...free] : [],
  mines: counts === 1n << BigInt(free.length) ? [...free] : [],
})

/**
 * Cells that are free, or mined, in every layout that fits all numbers and the total.
 * @param total mines on the whole board; undefined for any number
 * @throws {FeatureError} 422 where no layout fits, or a connected group of cells next to numbers is too large
 */
export const mineFindings = (board: Board, total: number | undefined): MineFindings => {
  const groups = groupsOf(constraintsOf(board))
  const largest = Math.max(0, ...groups.map(({ cells }) => cells.length))
  if (largest > MOST_CELLS_OF_GROUP)
    unprocessable(
      `A connected group next to numbers has ${largest} closed cells; at most ${MOST_CELLS_OF_GROUP} are allowed.`,
    )
  const closed = board.cells.flatMap((sign, cell) => (sign === -1 ? [cell] : []))
  const bordering = new Set(groups.flatMap(({ cells }) => cells))
  const free = closed.filter((cell) => !bordering.has(cell))
  const anyOfFree = (1n << BigInt(free.length + 1)) - 1n
  const counts = groups.map(countsOf)
  if (counts.includes(0n)) noLayout()
  const others = sumsOfOthers([...counts, anyOfFree])
  const allowed = (index: number): bigint =>
    total === undefined ? (1n << BigInt(closed.length + 1)) - 1n : complements(others[index] ?? 0n, total)
  const ofFree = anyOfFree & allowed(groups.length)
  if (ofFree === 0n) noLayout()
  const findings = free.length === 0 ? { safe: [], mines: [] } : freeFindings(free, ofFree)
  groups.forEach((group, index) => {
    for (const { cell, canBeFree, canBeMine } of cellPossibilities(group, allowed(index))) {
      if (!canBeMine) findings.safe.push(cell)
      else if (!canBeFree) findings.mines.push(cell)
    }
  })
  const ascending = (a: number, b: number): number => a - b
  return {
    closed: closed.length,
    safe: findings.safe.toSorted(ascending),
    mines: findings.mines.toSorted(ascending),
  }
}
