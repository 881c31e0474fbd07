import type { Data } from '#operation'
import { answered, integer } from '../json/data-value.js'
import { mean } from '../numbers/exact-sums.js'
import { isDate, isDateTime } from './string-formats.js'

export type CsvColumn = Data<'rest_data_csv'>['columns'][number]

const isInteger = (cell: string): boolean => /^-?\d+$/.test(cell)
const isFinite = (cell: string): boolean => Number.isFinite(Number(cell))

/** From the narrowest; a column has the first that all its filled cells fit. */
const types: readonly (readonly [CsvColumn['type'], (cell: string) => boolean])[] = [
  ['integer', isInteger],
  ['number', (cell) => /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(cell) && isFinite(cell)],
  ['boolean', (cell) => /^(?:true|false)$/i.test(cell)],
  ['date', isDate],
  ['datetime', isDateTime],
]

const typeOf = (filled: readonly string[]): CsvColumn['type'] =>
  filled.length === 0 ? 'empty' : (types.find(([, fits]) => filled.every(fits))?.[0] ?? 'string')

/** Sum without the rounding errors of a plain one (Neumaier 1974). */
const sumOf = (values: readonly number[]): number => {
  let sum = 0
  let lost = 0
  for (const value of values) {
    const next = sum + value
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
    sum = next
  }
  return sum + lost
}

const ofNumbers = (filled: readonly string[]) => {
  const sorted = filled
    .map((cell) => (isInteger(cell) ? integer(cell) : Number(cell)))
    .sort((one, other) => Number(one > other) - Number(one < other))
  const at = (index: number): number | bigint => sorted[index] ?? NaN
  const middle = sorted.length / 2
  const inMiddle = Number.isInteger(middle) ? [at(middle - 1), at(middle)] : [at(Math.floor(middle))]
  return {
    min: answered(at(0)),
    max: answered(at(sorted.length - 1)),
    mean: answered(mean(sorted, sumOf)),
    median: answered(mean(inMiddle, sumOf)),
  }
}

/** By text order where there is one. */
const ofTexts = (filled: readonly string[], type: CsvColumn['type']) => {
  const isOrdered = type === 'date' || type === 'datetime' || type === 'string'
  const sorted = isOrdered ? [...filled].sort() : []
  return { min: sorted[0] ?? null, max: sorted.at(-1) ?? null, mean: null, median: null }
}

const TOP = 3

/** What is in a column; cells count trimmed. */
export const profileColumn = (name: string, cells: readonly string[]): CsvColumn => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const counts = new Map<string, number>()
  for (const cell of filled) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const type = typeOf(filled)
  return {
    name,
    type,
    filled: filled.length,
    empty: cells.length - filled.length,
    distinct: counts.size,
    ...(type === 'integer' || type === 'number' ? ofNumbers(filled) : ofTexts(filled, type)),
    // The sort is stable: equal counts stay in the order of first sight.
    top: [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((one, other) => other.count - one.count)
      .slice(0, TOP),
  }
}

/** Of comma, semicolon, tab and pipe the one that the header row has most of outside quotes; comma without any. */
export const detectDelimiter = (text: string): string => {
  const counts = new Map([',', ';', '\t', '|'].map((sign) => [sign, 0]))
  let isQuoted = false
  for (const sign of text.replace(/^[\ufeff\r\n]+/, '')) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break
    else if (!isQuoted) {
      const count = counts.get(sign)
      if (count !== undefined) counts.set(sign, count + 1)
    }
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}
