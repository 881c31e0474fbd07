/** One edit; the index is a place in the first text. */
export interface EditOperation {
  op: 'insert' | 'delete' | 'substitute'
  index: number
  from: string
  to: string
}

type Characters = readonly string[]

/** A table of numbers over the prefixes of two texts. */
export interface PrefixTable {
  at(row: number, column: number): number
  set(row: number, column: number, value: number): void
}

/** @param rows of prefixes, one more than the text has characters */
export const prefixTable = (rows: number, columns: number): PrefixTable => {
  const cells = new Int32Array(rows * columns)
  return {
    at: (row, column) => cells[row * columns + column] ?? 0,
    set: (row, column, value) => {
      cells[row * columns + column] = value
    },
  }
}

const levenshteinTable = (a: Characters, b: Characters): PrefixTable => {
  const table = prefixTable(a.length + 1, b.length + 1)
  for (let row = 0; row <= a.length; row += 1) table.set(row, 0, row)
  for (let column = 0; column <= b.length; column += 1) table.set(0, column, column)
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      const changed = table.at(row - 1, column - 1) + cost
      table.set(row, column, Math.min(changed, table.at(row - 1, column) + 1, table.at(row, column - 1) + 1))
    }
  }
  return table
}

/** Inserts, deletes and substitutions at 1 each (Levenshtein 1965, Wagner and Fischer 1974). */
export const levenshtein = (a: Characters, b: Characters): number => {
  let above = Int32Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const here = new Int32Array(b.length + 1)
    here[0] = row
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      here[column] = Math.min(changed, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1)
    }
    above = here
  }
  return above[b.length] ?? 0
}

/** A shortest script from a to b, left to right; from the end back a match comes before substitute, delete, insert. */
export const editScript = (a: Characters, b: Characters): EditOperation[] => {
  const table = levenshteinTable(a, b)
  const operations: EditOperation[] = []
  let row = a.length
  let column = b.length
  while (row > 0 || column > 0) {
    const here = table.at(row, column)
    const from = a[row - 1] ?? ''
    const to = b[column - 1] ?? ''
    const diagonal = row > 0 && column > 0 ? table.at(row - 1, column - 1) : Infinity
    if (from === to && diagonal === here) {
      row -= 1
      column -= 1
    } else if (diagonal + 1 === here) {
      row -= 1
      column -= 1
      operations.push({ op: 'substitute', index: row, from, to })
    } else if (row > 0 && table.at(row - 1, column) + 1 === here) {
      row -= 1
      operations.push({ op: 'delete', index: row, from, to: '' })
    } else {
      column -= 1
      operations.push({ op: 'insert', index: row, from: '', to })
    }
  }
  return operations.reverse()
}

/** Levenshtein with swaps of neighbours, no part edited twice (optimal string alignment). */
export const optimalStringAlignment = (a: Characters, b: Characters): number => {
  const table = prefixTable(a.length + 1, b.length + 1)
  for (let row = 0; row <= a.length; row += 1) table.set(row, 0, row)
  for (let column = 0; column <= b.length; column += 1) table.set(0, column, column)
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      table.set(
        row,
        column,
        Math.min(
          table.at(row - 1, column - 1) + cost,
          table.at(row - 1, column) + 1,
          table.at(row, column - 1) + 1,
          isSwap ? table.at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return table.at(a.length, b.length)
}

/** Unrestricted Damerau-Levenshtein: swapped neighbours may be edited between (Lowrance and Wagner 1975). */
export const damerauLevenshtein = (a: Characters, b: Characters): number => {
  // Row and column 0 are out of reach.
  const table = prefixTable(a.length + 2, b.length + 2)
  const outOfReach = a.length + b.length
  for (let row = 0; row <= a.length; row += 1) {
    table.set(row + 1, 0, outOfReach)
    table.set(row + 1, 1, row)
  }
  for (let column = 0; column <= b.length; column += 1) {
    table.set(0, column + 1, outOfReach)
    table.set(1, column + 1, column)
  }
  table.set(0, 0, outOfReach)
  const lastRows = new Map<string, number>()
  a.forEach((from, index) => {
    const row = index + 1
    let lastColumn = 0
    b.forEach((to, place) => {
      const column = place + 1
      const swapRow = lastRows.get(to) ?? 0
      const swapColumn = lastColumn
      if (from === to) lastColumn = column
      table.set(
        row + 1,
        column + 1,
        Math.min(
          table.at(row, column) + (from === to ? 0 : 1),
          table.at(row + 1, column) + 1,
          table.at(row, column + 1) + 1,
          table.at(swapRow, swapColumn) + (row - swapRow - 1) + 1 + (column - swapColumn - 1),
        ),
      )
    })
    lastRows.set(from, row)
  })
  return table.at(a.length + 1, b.length + 1)
}

/** Lengths of the longest common subsequences of all prefixes. */
const subsequenceTable = (a: Characters, b: Characters): PrefixTable => {
  const table = prefixTable(a.length + 1, b.length + 1)
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      table.set(
        row,
        column,
        a[row - 1] === b[column - 1]
          ? table.at(row - 1, column - 1) + 1
          : Math.max(table.at(row - 1, column), table.at(row, column - 1)),
      )
    }
  }
  return table
}

/** One of the longest common subsequences. */
export const longestCommonSubsequence = (a: Characters, b: Characters): string[] => {
  const table = subsequenceTable(a, b)
  const found: string[] = []
  let row = a.length
  let column = b.length
  while (row > 0 && column > 0) {
    const character = a[row - 1]
    if (character !== undefined && character === b[column - 1]) {
      found.push(character)
      row -= 1
      column -= 1
    } else if (table.at(row - 1, column) >= table.at(row, column - 1)) row -= 1
    else column -= 1
  }
  return found.reverse()
}

/** Inserts and deletes only. */
export const indel = (a: Characters, b: Characters): number =>
  a.length + b.length - 2 * subsequenceTable(a, b).at(a.length, b.length)

/** Places that differ; the texts are of one length. */
export const hamming = (a: Characters, b: Characters): number =>
  a.filter((character, index) => character !== b[index]).length
