import { feature, invalidParameter, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { solveNonogram } from '#toolkit/lib/games/nonogram'

/** The blocks of one line; none for 0. */
const blocksOf = (parameter: 'rows' | 'cols', clue: string, width: number): number[] => {
  const blocks = (clue.match(/\d+/g) ?? []).map(Number)
  if (blocks.length === 0)
    invalidParameter(parameter, `has the clue ${quoted(clue)}, which is blank; write 0 for an empty line`)
  if (blocks.length === 1 && blocks[0] === 0) return []
  if (blocks.includes(0))
    invalidParameter(parameter, `has the clue ${quoted(clue)}, in which 0 is beside other numbers`)
  const needed = blocks.reduce((sum, block) => sum + block, blocks.length - 1)
  if (needed > width)
    invalidParameter(parameter, `has the clue ${quoted(clue)}, which does not fit ${width} cells`)
  return blocks
}

const sumOf = (lines: readonly (readonly number[])[]): number =>
  lines.flat().reduce((sum, block) => sum + block, 0)

export default feature('rest_games_nonogram', ({ rows: rowClues, cols: columnClues }) => {
  const [rowTexts, columnTexts] = [rowClues.split(','), columnClues.split(',')]
  const [height, width] = [rowTexts.length, columnTexts.length]
  const rows = rowTexts.map((clue) => blocksOf('rows', clue, width))
  const columns = columnTexts.map((clue) => blocksOf('cols', clue, height))
  const filled = sumOf(rows)
  if (filled !== sumOf(columns))
    unprocessable(`The rows have ${filled} filled cells and the columns ${sumOf(columns)}.`)
  const solved = solveNonogram(rows, columns)
  const grid = solved.rows.map((row) =>
    Array.from({ length: width }, (_, column) => ((row & (1 << column)) === 0 ? '.' : '#')).join(''),
  )
  return { width, height, filled, unique: solved.isUnique, grid }
})
