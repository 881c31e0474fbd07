import { integerBelow, type ByteStream } from '../random/byte-stream.js'

/** A maze in which one way leads from any cell to any other. */
export interface Maze {
  /** Signs row by row: # for a wall, blank for what is open. */
  rows: string[]
  /** From the first cell to the last, as letters U D L R. */
  path: string
}

const DIRECTIONS = [
  { letter: 'U', x: 0, y: -1 },
  { letter: 'D', x: 0, y: 1 },
  { letter: 'L', x: -1, y: 0 },
  { letter: 'R', x: 1, y: 0 },
]

interface Visit {
  x: number
  y: number
  /** The way from the first cell. */
  path: string
}

/** Carves by randomised depth-first search from the top left; the entrance is above it, the exit below the bottom right. */
export const mazeOf = (stream: ByteStream, width: number, height: number): Maze => {
  const signs = Array.from({ length: 2 * height + 1 }, () => Array<string>(2 * width + 1).fill('#'))
  const isClosed = (x: number, y: number): boolean => signs[2 * y + 1]?.[2 * x + 1] === '#'
  const open = (row: number, column: number): void => {
    const line = signs[row]
    if (line !== undefined) line[column] = ' '
  }
  open(0, 1)
  open(1, 1)
  open(2 * height, 2 * width - 1)
  const visits: Visit[] = [{ x: 0, y: 0, path: '' }]
  let path = ''
  for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
    const { x, y, path: way } = visit
    const ways = DIRECTIONS.filter((step) => isClosed(x + step.x, y + step.y))
    const step = ways.length === 0 ? undefined : ways[integerBelow(stream, ways.length)]
    if (step === undefined) {
      visits.pop()
      continue
    }
    open(2 * y + 1 + step.y, 2 * x + 1 + step.x)
    open(2 * (y + step.y) + 1, 2 * (x + step.x) + 1)
    const next = { x: x + step.x, y: y + step.y, path: way + step.letter }
    if (next.x === width - 1 && next.y === height - 1) path = next.path
    visits.push(next)
  }
  return { rows: signs.map((line) => line.join('')), path }
}
