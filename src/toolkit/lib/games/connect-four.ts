import { unprocessable } from '../../errors.js'

export type Disc = 'R' | 'Y'
export type ColumnResult = 'win' | 'loss' | 'draw' | 'open'

/** A column to play under best play from then on: the winner hurries, the loser delays. */
export interface RatedColumn {
  /** 1 to 7. */
  column: number
  result: ColumnResult
  /** Until the game ends, this one included; null where the look-ahead does not see that. */
  plies: number | null
}

const [WIDTH, HEIGHT, CELLS] = [7, 6, 42]
/** Columns are set apart by a cell that is always empty, so that lines end there. */
const STRIDE = HEIGHT + 1
/** Upwards, sideways, and both diagonals. */
const DIRECTIONS = [1, STRIDE, STRIDE + 1, STRIDE - 1]
/** From the middle outwards. */
const ORDER = [3, 2, 4, 1, 5, 0, 6]
const WIN = 100

/** A game under way; `play` and `takeBack` change it. */
export interface ConnectFour {
  /** 1 for red, -1 for yellow; column by column from below, with a margin of one column on the left. */
  cells: Int8Array
  heights: Int8Array
  count: number
  winner: Disc | null
}

const MARGIN = STRIDE + 1

const placeOf = (column: number, height: number): number => MARGIN + column * STRIDE + height

const sideToMove = ({ count }: ConnectFour): 1 | -1 => (count % 2 === 0 ? 1 : -1)

const runFrom = (cells: Int8Array, place: number, step: number, side: number): number => {
  let length = 0
  while (cells[place + step * (length + 1)] === side) length += 1
  return length
}

const makesFour = ({ cells }: ConnectFour, place: number, side: number): boolean =>
  DIRECTIONS.some((step) => runFrom(cells, place, step, side) + runFrom(cells, place, -step, side) >= 3)

/** Drops a disc into a column (0 to 6) that is not full; whether it makes four in a row. */
const play = (game: ConnectFour, column: number): boolean => {
  const place = placeOf(column, game.heights[column] as number)
  const side = sideToMove(game)
  game.cells[place] = side
  game.heights[column]! += 1
  game.count += 1
  return makesFour(game, place, side)
}

const takeBack = (game: ConnectFour, column: number): void => {
  game.heights[column]! -= 1
  game.count -= 1
  game.cells[placeOf(column, game.heights[column] as number)] = 0
}

const isOpen = ({ heights }: ConnectFour, column: number): boolean => (heights[column] as number) < HEIGHT

/**
 * The game after these moves, red first.
 * @param moves columns 1 to 7
 * @throws {FeatureError} 422 for a move into a full column or after the end
 */
export const gameAfter = (moves: string): ConnectFour => {
  const game: ConnectFour = {
    cells: new Int8Array(MARGIN + (WIDTH + 1) * STRIDE),
    heights: new Int8Array(WIDTH),
    count: 0,
    winner: null,
  }
  for (const [index, sign] of [...moves].entries()) {
    const column = Number(sign) - 1
    if (game.winner !== null) unprocessable(`Move ${index + 1} comes after the end of the game.`)
    if (!isOpen(game, column)) unprocessable(`Move ${index + 1} is into column ${sign}, which is full.`)
    const disc = sideToMove(game) === 1 ? 'R' : 'Y'
    if (play(game, column)) game.winner = disc
  }
  return game
}

/** Who is to move; null when the game is over. */
export const turnOf = (game: ConnectFour): Disc | null => {
  if (game.winner !== null || game.count === CELLS) return null
  return sideToMove(game) === 1 ? 'R' : 'Y'
}

const SIGNS = { '1': 'R', '-1': 'Y', '0': '.' } as const

/** Six rows from the top. */
export const rowsOf = ({ cells }: ConnectFour): string[] =>
  Array.from({ length: HEIGHT }, (_, row) =>
    Array.from({ length: WIDTH }, (__, column) => {
      const disc = cells[placeOf(column, HEIGHT - 1 - row)] as 1 | -1 | 0
      return SIGNS[`${disc}`]
    }).join(''),
  )

/**
 * The value for the side to move, by alpha-beta: WIN - plies for a win, the negative for a loss, 0 for neither. A full
 * board and the end of the look-ahead cannot both come up in one search, so one value does for both.
 */
const valueOf = (game: ConnectFour, played: number, depth: number, alpha: number, beta: number): number => {
  if (game.count === CELLS || played === depth) return 0
  let best = -WIN
  for (const column of ORDER) {
    if (!isOpen(game, column)) continue
    const isWon = play(game, column)
    const value = isWon ? WIN - played - 1 : -valueOf(game, played + 1, depth, -beta, -Math.max(alpha, best))
    takeBack(game, column)
    if (value > best) best = value
    if (best >= beta) break
  }
  return best
}

const ratedColumn = (game: ConnectFour, column: number, depth: number): RatedColumn => {
  const isWon = play(game, column)
  const value = isWon ? WIN - 1 : -valueOf(game, 1, depth, -WIN, WIN)
  takeBack(game, column)
  const left = CELLS - game.count
  if (value > 0) return { column: column + 1, result: 'win', plies: WIN - value }
  if (value < 0) return { column: column + 1, result: 'loss', plies: WIN + value }
  return left <= depth
    ? { column: column + 1, result: 'draw', plies: left }
    : { column: column + 1, result: 'open', plies: null }
}

/** Every column that is not full of a game that is not over. */
export const ratedColumns = (game: ConnectFour, depth: number): RatedColumn[] =>
  Array.from({ length: WIDTH }, (_, column) => column)
    .filter((column) => isOpen(game, column))
    .map((column) => ratedColumn(game, column, depth))

/** The fastest win, else the first from the middle that does not lose, else the slowest loss; null for no column. */
export const bestColumn = (columns: readonly RatedColumn[]): number | null => {
  const ordered = ORDER.flatMap((column) => columns.filter((rated) => rated.column === column + 1))
  const plies = ({ plies: count }: RatedColumn): number => count ?? 0
  const wins = ordered.filter(({ result }) => result === 'win').toSorted((a, b) => plies(a) - plies(b))
  const others = ordered.filter(({ result }) => result === 'open' || result === 'draw')
  const losses = ordered.filter(({ result }) => result === 'loss').toSorted((a, b) => plies(b) - plies(a))
  return [...wins, ...others, ...losses][0]?.column ?? null
}
