/** Sudoku by backtracking over the tightest place: a cell with few digits left, or a digit with one cell left in its unit. */

/** 81 digits, row by row; 0 for an empty cell. */
export type SudokuGrid = readonly number[]

/** How many digits a search may still place. */
export interface Budget {
  left: number
}

/** Thrown by a search that has used its budget. */
export class BudgetSpent extends Error {}

const ALL = 0x1ff
const CELLS = Array.from({ length: 81 }, (_, cell) => cell)
const ROW = CELLS.map((cell) => Math.floor(cell / 9))
const COLUMN = CELLS.map((cell) => cell % 9)
const BOX = CELLS.map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3))
const UNITS = [ROW, COLUMN, BOX].flatMap((unitOf) =>
  Array.from({ length: 9 }, (_, unit) => CELLS.filter((cell) => unitOf[cell] === unit)),
)
const BITS = Uint8Array.from(
  { length: 512 },
  (_, mask) => [...mask.toString(2)].filter((bit) => bit === '1').length,
)

interface State {
  digits: Int8Array
  rows: Int16Array
  columns: Int16Array
  boxes: Int16Array
}

/** Digits that a cell may have, as bits. */
const candidates = ({ rows, columns, boxes }: State, cell: number): number =>
  ALL &
  ~(
    (rows[ROW[cell] as number] as number) |
    (columns[COLUMN[cell] as number] as number) |
    (boxes[BOX[cell] as number] as number)
  )

const place = ({ digits, rows, columns, boxes }: State, cell: number, digit: number): void => {
  const bit = 1 << (digit - 1)
  digits[cell] = digit
  rows[ROW[cell] as number]! |= bit
  columns[COLUMN[cell] as number]! |= bit
  boxes[BOX[cell] as number]! |= bit
}

const clear = ({ digits, rows, columns, boxes }: State, cell: number): void => {
  const bit = 1 << ((digits[cell] as number) - 1)
  digits[cell] = 0
  rows[ROW[cell] as number]! &= ~bit
  columns[COLUMN[cell] as number]! &= ~bit
  boxes[BOX[cell] as number]! &= ~bit
}

/** Null where a digit is twice in a unit. */
const stateOf = (grid: SudokuGrid): State | null => {
  const state: State = {
    digits: new Int8Array(81),
    rows: new Int16Array(9),
    columns: new Int16Array(9),
    boxes: new Int16Array(9),
  }
  for (const [cell, digit] of grid.entries()) {
    if (digit === 0) continue
    if ((candidates(state, cell) & (1 << (digit - 1))) === 0) return null
    place(state, cell, digit)
  }
  return state
}

interface Choice {
  cell: number
  /** Digits to try there, as bits; none means that there is no solution. */
  mask: number
}

/** The candidates of the empty cells of the state in hand. */
const left = new Int16Array(81)

/** A digit that has one cell left in a unit, or none; undefined where every digit has more. */
const hiddenSingle = (state: State): Choice | undefined => {
  for (const unit of UNITS) {
    let [once, twice, placed] = [0, 0, 0]
    for (const cell of unit) {
      const digit = state.digits[cell] as number
      if (digit > 0) placed |= 1 << (digit - 1)
      else {
        const mask = left[cell] as number
        twice |= once & mask
        once |= mask
      }
    }
    if ((once | placed) !== ALL) return { cell: unit[0] as number, mask: 0 }
    const single = once & ~twice
    if (single === 0) continue
    const bit = single & -single
    const cell = unit.find((each) => state.digits[each] === 0 && ((left[each] as number) & bit) !== 0)
    return { cell: cell as number, mask: bit }
  }
  return undefined
}

/** Where to go on; undefined for a full grid. */
const nextChoice = (state: State): Choice | undefined => {
  let best: Choice | undefined
  let fewest = 10
  for (let cell = 0; cell < 81; cell++) {
    if (state.digits[cell] !== 0) continue
    const mask = candidates(state, cell)
    left[cell] = mask
    const count = BITS[mask] as number
    if (count >= fewest) continue
    best = { cell, mask }
    fewest = count
    if (count < 2) return best
  }
  return best === undefined ? undefined : (hiddenSingle(state) ?? best)
}

/** The order in which digits are tried: a list of those in the mask. */
export type DigitOrder = (mask: number) => number[]

const ascending: DigitOrder = (mask) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (mask & (1 << (digit - 1))) !== 0)

/** Visits solutions until `visit` says that it has seen enough. */
const search = (
  state: State,
  budget: Budget,
  order: DigitOrder,
  visit: (solution: number[]) => boolean,
): boolean => {
  const choice = nextChoice(state)
  if (choice === undefined) return visit([...state.digits])
  for (const digit of order(choice.mask)) {
    budget.left -= 1
    if (budget.left < 0) throw new BudgetSpent('too many steps')
    place(state, choice.cell, digit)
    const isEnough = search(state, budget, order, visit)
    clear(state, choice.cell)
    if (isEnough) return true
  }
  return false
}

/**
 * At most so many solutions of a grid; none for one with a contradiction.
 * @throws BudgetSpent
 */
export const solutionsOf = (
  grid: SudokuGrid,
  most: number,
  budget: Budget,
  order: DigitOrder = ascending,
): number[][] => {
  const found: number[][] = []
  const state = stateOf(grid)
  if (state === null) return found
  search(state, budget, order, (solution) => {
    found.push(solution)
    return found.length >= most
  })
  return found
}

/**
 * The solution that is smallest as a text, cell by cell: a digit is settled when no smaller one leaves a solution.
 * @param witness any solution
 * @throws BudgetSpent
 */
export const smallestSolution = (grid: SudokuGrid, witness: readonly number[], budget: Budget): number[] => {
  const settled = [...grid]
  let known = witness
  for (const cell of CELLS) {
    for (let digit = 1; settled[cell] === 0 && digit < (known[cell] as number); digit++) {
      const [solution] = solutionsOf(settled.with(cell, digit), 1, budget)
      if (solution === undefined) continue
      known = solution
    }
    settled[cell] = known[cell] as number
  }
  return settled
}

/** 81 characters: 0 or . for an empty cell. */
export const gridOf = (text: string): number[] =>
  Array.from(text, (sign) => (sign === '.' ? 0 : Number(sign)))

/** @param empty how an empty cell is written */
export const textOf = (grid: SudokuGrid, empty: string): string =>
  grid.map((digit) => (digit === 0 ? empty : String(digit))).join('')

/** The nine rows of a grid's text. */
export const rowsOf = (text: string): string[] =>
  Array.from({ length: 9 }, (_, row) => text.slice(row * 9, row * 9 + 9))
