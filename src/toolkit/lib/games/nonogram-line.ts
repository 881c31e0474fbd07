/**
 * A line's clue as an automaton whose states are bits: state 0 is before the first block, each filled cell and each gap
 * between blocks leads to the next state. So a line of 25 cells is solved in some 50 steps of integer arithmetic.
 */
export interface LineClue {
  blocks: readonly number[]
  /** States that a filled cell leads to. */
  filled: number
  /** States that a gap leads to from the state before. */
  gaps: number
  /** States in which more empty cells may follow. */
  loops: number
  last: number
}

/** Cells of a line as bits: known to be filled, known to be empty. */
export interface LineCells {
  filled: number
  empty: number
}

/** @param blocks lengths above 0 that fit a line of 25 cells */
export const lineClue = (blocks: readonly number[]): LineClue => {
  let [filled, gaps, loops, state] = [0, 0, 1, 0]
  for (const [index, length] of blocks.entries()) {
    for (let cell = 0; cell < length; cell++) filled |= 1 << ++state
    if (index === blocks.length - 1) loops |= 1 << state
    else {
      gaps |= 1 << ++state
      loops |= 1 << state
    }
  }
  return { blocks, filled, gaps, loops, last: 1 << state }
}

const forward = new Int32Array(26)
const solved: LineCells = { filled: 0, empty: 0 }

/**
 * What the clue says of the line's cells, given what is known of them; null where it cannot be kept. The answer is one
 * object that the next call uses again: a search asks a million times.
 */
export const solveLine = (
  clue: LineClue,
  width: number,
  filled: number,
  empty: number,
): Readonly<LineCells> | null => {
  let states = 1
  forward[0] = states
  for (let cell = 0; cell < width; cell++) {
    const bit = 1 << cell
    const step = states << 1
    const whenFilled = (empty & bit) === 0 ? step & clue.filled : 0
    const whenEmpty = (filled & bit) === 0 ? (step & clue.gaps) | (states & clue.loops) : 0
    states = whenFilled | whenEmpty
    forward[cell + 1] = states
  }
  if ((states & clue.last) === 0) return null
  let [mustBeFilled, mustBeEmpty] = [0, 0]
  let behind = clue.last
  for (let cell = width - 1; cell >= 0; cell--) {
    const bit = 1 << cell
    const before = forward[cell] as number
    const whenFilled = (empty & bit) === 0 ? before & ((behind & clue.filled) >>> 1) : 0
    const whenEmpty =
      (filled & bit) === 0 ? before & (((behind & clue.gaps) >>> 1) | (behind & clue.loops)) : 0
    if (whenEmpty === 0) mustBeFilled |= bit
    if (whenFilled === 0) mustBeEmpty |= bit
    behind = whenFilled | whenEmpty
  }
  solved.filled = mustBeFilled
  solved.empty = mustBeEmpty
  return solved
}
