import { describe, expect, it } from 'vitest'
import { closestPrefix } from '#toolkit/lib/diff/closest-prefix'

/** Wagner and Fischer's table (1974), a row for each symbol of `other`. */
const byTable = (whole: readonly string[], other: readonly string[]) => {
  const row = Array.from({ length: whole.length + 1 }, (_, length) => length)
  for (const [index, symbol] of other.entries()) {
    let diagonal = index
    row[0] = index + 1
    for (const [place, each] of whole.entries()) {
      const above = row[place + 1] ?? 0
      row[place + 1] = Math.min(diagonal + (each === symbol ? 0 : 1), above + 1, (row[place] ?? 0) + 1)
      diagonal = above
    }
  }
  const distance = Math.min(...row)
  return { distance, length: row.lastIndexOf(distance) }
}

/** Symbols without a pattern: the middle bits of squares (von Neumann). */
const symbols = (length: number, kinds: string, seed: number): string[] =>
  Array.from({ length }, (_, index) => kinds[Math.floor((seed + index) ** 2 / 7) % kinds.length] ?? '')

describe('the prefix nearest to a text', () => {
  it.each([1, 31, 32, 33, 63, 64, 65, 96, 100])('is that of the whole table, for %i symbols', (length) => {
    for (let seed = 1; seed <= 40; seed++) {
      const other = symbols(length, 'abcd'.slice(0, 1 + (seed % 4)), seed * 13)
      const whole = [...other.slice(seed % 5), ...symbols(seed, 'abx', seed * 31)]
      expect(closestPrefix(whole, other)).toEqual(byTable(whole, other))
    }
  })

  it('is the longest of several, or the empty one', () => {
    expect(closestPrefix([...'abab'], [...'ab'])).toEqual({ distance: 0, length: 2 })
    expect(closestPrefix([...'xyz'], ['q'])).toEqual({ distance: 1, length: 1 })
    expect(closestPrefix([], [...'ab'])).toEqual({ distance: 2, length: 0 })
  })
})
