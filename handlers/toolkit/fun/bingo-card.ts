import { feature, unprocessable } from '#toolkit'
import { englishLists } from '#toolkit/lib/random/english-lists'
import { seededDraws, type Draws } from '#toolkit/lib/random/seeded-draws'

const HEADER = ['B', 'I', 'N', 'G', 'O']
const NUMBERS_A_COLUMN = 15
const FREE = 'FREE'

const squares = (size: number, at: (row: number, column: number) => string): string[][] =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => at(row, column)))

const numbersGrid = (draws: Draws): string[][] => {
  const columns = HEADER.map((_, column) =>
    draws.shuffle(
      Array.from({ length: NUMBERS_A_COLUMN }, (__, index) => column * NUMBERS_A_COLUMN + index + 1),
    ),
  )
  return squares(HEADER.length, (row, column) => String(columns[column]?.[row]))
}

const itemsOf = (text: string | undefined): string[] => {
  if (text === undefined) return unprocessable('A custom card needs items.')
  const items = text.split(',').map((item) => item.trim())
  return [...new Set(items.filter((item) => item !== ''))]
}

const wordsGrid = (words: readonly string[], size: number, free: boolean, draws: Draws): string[][] => {
  const needed = size * size - Number(free)
  if (words.length < needed) {
    unprocessable(`The card needs ${needed} different items; there are ${words.length}.`)
  }
  const middle = Math.floor(needed / 2)
  const laid = draws.shuffle(words)
  if (free) laid.splice(middle, 0, FREE)
  return squares(size, (row, column) => laid[row * size + column] ?? '')
}

export default feature('rest_fun_bingoCard', async ({ kind, items, size, free: wanted, seed }) => {
  const draws = seededDraws(seed)
  if (kind === 'numbers') {
    const grid = numbersGrid(draws)
    const middle = grid[2]
    if (wanted && middle !== undefined) middle[2] = FREE
    return { kind, size: HEADER.length, free: wanted, header: HEADER, grid, seed: draws.seed }
  }
  const free = wanted && size % 2 === 1
  const listOf = await englishLists()
  const words = kind === 'custom' ? itemsOf(items) : [...listOf('buzzVerb'), ...listOf('buzzNoun')]
  return { kind, size, free, header: null, grid: wordsGrid(words, size, free, draws), seed: draws.seed }
})
