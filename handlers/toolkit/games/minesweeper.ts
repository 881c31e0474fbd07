import { feature, invalidParameter } from '#toolkit'
import { mineFindings } from '#toolkit/lib/games/minesweeper'

export default feature('rest_games_minesweeper', ({ board, mines }) => {
  const rows = board.split('/')
  const width = rows[0]?.length ?? 0
  const odd = rows.findIndex((row) => row.length !== width)
  if (odd !== -1)
    invalidParameter(
      'board',
      `must have rows of equal length: row ${odd} has ${rows[odd]?.length ?? 0} cells, row 0 has ${width}`,
    )
  const cells = Array.from(rows.join(''), (sign) => (sign === '?' ? -1 : Number(sign)))
  const found = mineFindings({ width, height: rows.length, cells }, mines)
  const placeOf = (cell: number): { row: number; col: number } => ({
    row: Math.floor(cell / width),
    col: cell % width,
  })
  return {
    rows: rows.length,
    cols: width,
    closed: found.closed,
    safe: found.safe.map(placeOf),
    mines: found.mines.map(placeOf),
    unsure: found.closed - found.safe.length - found.mines.length,
  }
})
