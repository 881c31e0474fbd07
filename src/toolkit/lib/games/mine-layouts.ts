/** So many mines among these cells. */
export interface Constraint {
  cells: readonly number[]
  mines: number
}

/** Cells that constraints connect. */
export interface MineGroup {
  cells: readonly number[]
  constraints: readonly Constraint[]
}

/**
 * A group's layouts are walked cell by cell. What counts of the cells behind is a state: the mines that each begun
 * constraint still needs, as characters. So layouts are not listed one by one, of which 40 cells may have millions.
 */
interface Step {
  cell: number
  /** For each constraint of the state behind the cell: its place in the state before, -1 where it begins here. */
  sources: readonly { from: number; mines: number; hasCell: boolean; cellsLeft: number }[]
  /** Places in the state before of constraints that end here. */
  ending: readonly { from: number; mines: number }[]
}

/** Sets of numbers of mines, as bits, by state. */
type Layer = ReadonlyMap<string, bigint>

const START = ''

/** The order that leaves few constraints open: next comes a cell that begins least and ends most. */
const orderOf = ({ cells, constraints }: MineGroup): number[] => {
  const left = new Map(constraints.map((constraint) => [constraint, constraint.cells.length]))
  const ofCell = new Map(cells.map((cell) => [cell, constraints.filter((one) => one.cells.includes(cell))]))
  const waiting = new Set(cells)
  const order: number[] = []
  const cost = (cell: number): number =>
    (ofCell.get(cell) ?? []).reduce((sum, one) => {
      const rest = left.get(one) ?? 0
      return (
        sum +
        (rest === one.cells.length ? 1 : 0) -
        (rest === 1 ? 1 : 0) -
        (rest < one.cells.length ? 0.01 : 0)
      )
    }, 0)
  while (waiting.size > 0) {
    const next = [...waiting].reduce((best, cell) => (cost(cell) < cost(best) ? cell : best))
    waiting.delete(next)
    order.push(next)
    for (const one of ofCell.get(next) ?? []) left.set(one, (left.get(one) ?? 0) - 1)
  }
  return order
}

const stepsOf = (group: MineGroup): Step[] => {
  const left = new Map(group.constraints.map((constraint) => [constraint, constraint.cells.length]))
  let open: Constraint[] = []
  return orderOf(group).map((cell) => {
    const touched = group.constraints.filter((one) => one.cells.includes(cell))
    for (const one of touched) left.set(one, (left.get(one) ?? 0) - 1)
    const before = open
    const now = [...new Set([...open, ...touched])]
    open = now.filter((one) => (left.get(one) ?? 0) > 0)
    return {
      cell,
      sources: open.map((one) => ({
        from: before.indexOf(one),
        mines: one.mines,
        hasCell: touched.includes(one),
        cellsLeft: left.get(one) ?? 0,
      })),
      ending: now
        .filter((one) => !open.includes(one))
        .map((one) => ({ from: before.indexOf(one), mines: one.mines })),
    }
  })
}

/** The state behind a cell that has a mine (1) or none (0); null where a constraint cannot be kept. */
const stateBehind = ({ sources, ending }: Step, state: string, mine: 0 | 1): string | null => {
  const needed = (from: number, mines: number): number => (from === -1 ? mines : state.charCodeAt(from))
  for (const { from, mines } of ending) if (needed(from, mines) !== mine) return null
  let behind = ''
  for (const { from, mines, hasCell, cellsLeft } of sources) {
    const rest = needed(from, mines) - (hasCell ? mine : 0)
    if (rest < 0 || rest > cellsLeft) return null
    behind += String.fromCharCode(rest)
  }
  return behind
}

const MINE_OR_NOT = [0, 1] as const

/** For each step the states before it with the numbers of mines so far; last the state behind all. */
const walkForward = (steps: readonly Step[]): Layer[] => {
  const layers: Layer[] = [new Map([[START, 1n]])]
  for (const step of steps) {
    const next = new Map<string, bigint>()
    for (const [state, counts] of layers.at(-1) ?? []) {
      for (const mine of MINE_OR_NOT) {
        const behind = stateBehind(step, state, mine)
        if (behind !== null) next.set(behind, (next.get(behind) ?? 0n) | (counts << BigInt(mine)))
      }
    }
    layers.push(next)
  }
  return layers
}

/** For each layer the numbers of mines that may follow behind each state. */
const walkBack = (steps: readonly Step[], layers: readonly Layer[]): Layer[] => {
  const back: Layer[] = [new Map([[START, 1n]])]
  for (let index = steps.length - 1; index >= 0; index--) {
    const [step, later] = [steps[index], back[0]]
    const layer = new Map<string, bigint>()
    for (const state of layers[index]?.keys() ?? []) {
      for (const mine of MINE_OR_NOT) {
        const behind = step === undefined ? null : stateBehind(step, state, mine)
        const counts = behind === null ? undefined : later?.get(behind)
        if (counts !== undefined) layer.set(state, (layer.get(state) ?? 0n) | (counts << BigInt(mine)))
      }
    }
    back.unshift(layer)
  }
  return back
}

/** The numbers of mines that the group's layouts have, as bits; 0 where there is no layout. */
export const countsOf = (group: MineGroup): bigint => walkForward(stepsOf(group)).at(-1)?.get(START) ?? 0n

const isReachable = (before: bigint, behind: bigint, allowed: bigint): boolean => {
  for (let rest = before, shift = 0n; rest > 0n; rest >>= 1n, shift++)
    if ((rest & 1n) === 1n && ((behind << shift) & allowed) !== 0n) return true
  return false
}

/** Whether each cell has a mine, or none, in some layout with an allowed number of mines. */
export const cellPossibilities = (
  group: MineGroup,
  allowed: bigint,
): { cell: number; canBeFree: boolean; canBeMine: boolean }[] => {
  const steps = stepsOf(group)
  const layers = walkForward(steps)
  const back = walkBack(steps, layers)
  return steps.map((step, index) => {
    const can = (mine: 0 | 1): boolean => {
      for (const [state, counts] of layers[index] ?? []) {
        const behind = stateBehind(step, state, mine)
        const following = behind === null ? undefined : back[index + 1]?.get(behind)
        if (following !== undefined && isReachable(counts, following << BigInt(mine), allowed)) return true
      }
      return false
    }
    return { cell: step.cell, canBeFree: can(0), canBeMine: can(1) }
  })
}
