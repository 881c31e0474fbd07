import { unprocessable } from '../../errors.js'

export type Mark = 'X' | 'O'
export type Outcome = 'win' | 'draw' | 'loss'

/** A move under best play from then on: the winner hurries, the loser delays. */
export interface RatedCell {
  cell: number
  outcome: Outcome
  /** Until the game ends, this one included. */
  plies: number
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const hasLine = (board: string, mark: Mark): boolean =>
  LINES.some((line) => line.every((cell) => board.charAt(cell) === mark))

const countOf = (board: string, mark: Mark): number => board.split(mark).length - 1

const opponentOf = (mark: Mark): Mark => (mark === 'X' ? 'O' : 'X')

/** A board as it can come up in a game: who is to move, or who has won. */
export interface TicTacToeState {
  /** Null when the game is over. */
  turn: Mark | null
  winner: Mark | null
}

/**
 * @param board nine cells row by row: X, O or "."
 * @throws {FeatureError} 422 for a board that no game reaches
 */
export const stateOf = (board: string): TicTacToeState => {
  const lead = countOf(board, 'X') - countOf(board, 'O')
  if (lead !== 0 && lead !== 1) unprocessable('X must have as many marks as O, or one more.')
  const turn = lead === 0 ? 'X' : 'O'
  if (hasLine(board, turn)) {
    const reason = hasLine(board, opponentOf(turn))
      ? 'X and O have both won'
      : `${turn} has won, but has not made the last move`
    unprocessable(`The board cannot come up in a game: ${reason}.`)
  }
  if (hasLine(board, opponentOf(turn))) return { turn: null, winner: opponentOf(turn) }
  return { turn: board.includes('.') ? turn : null, winner: null }
}

const RANKS: Readonly<Record<Outcome, number>> = { win: 2, draw: 1, loss: 0 }
const REVERSED: Readonly<Record<Outcome, Outcome>> = { win: 'loss', draw: 'draw', loss: 'win' }

/** Better outcome first, then the quicker end, or the later one of a loss, then the lower cell. */
const byWorth = (one: RatedCell, other: RatedCell): number => {
  if (one.outcome !== other.outcome) return RANKS[other.outcome] - RANKS[one.outcome]
  const sooner = one.plies - other.plies
  return (one.outcome === 'loss' ? -sooner : sooner) || one.cell - other.cell
}

const rated = (board: string, mark: Mark, cell: number): RatedCell => {
  const next = board.slice(0, cell) + mark + board.slice(cell + 1)
  if (hasLine(next, mark)) return { cell, outcome: 'win', plies: 1 }
  const answer = bestOf(ratedCells(next, opponentOf(mark)))
  if (answer === undefined) return { cell, outcome: 'draw', plies: 1 }
  return { cell, outcome: REVERSED[answer.outcome], plies: answer.plies + 1 }
}

/** Every empty cell of a game that is not over, by its number. */
export const ratedCells = (board: string, mark: Mark): RatedCell[] =>
  [...board].flatMap((sign, cell) => (sign === '.' ? [rated(board, mark, cell)] : []))

/** The best of the cells; undefined for none. */
export const bestOf = (cells: readonly RatedCell[]): RatedCell | undefined => cells.toSorted(byWorth)[0]
