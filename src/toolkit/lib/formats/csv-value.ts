import { unprocessable } from '#toolkit'
import { quoted } from '../common/quoted.js'
import { readCsv, writeCsv, type CsvRow } from './csv-text.js'
import { integer, isDataObject, objectOf, type DataObject, type DataValue } from '../json/data-value.js'
import { inWords } from '../text/line-column.js'
import { writeJson } from '../json/json-text.js'

const NUMBER = /^-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

const typedCell = (cell: string): DataValue => {
  if (cell === '') return null
  if (cell === 'true' || cell === 'false') return cell === 'true'
  const [number, fraction, exponent] = NUMBER.exec(cell) ?? []
  if (number === undefined) return cell
  return fraction === undefined && exponent === undefined ? integer(number) : Number(number)
}

/** A header with names of its own, and rows that are no longer than it. */
export interface CsvTable {
  header: string[]
  headerLine: number
  rows: CsvRow[]
}

/**
 * Header and rows of a CSV text.
 * @throws {FeatureError} 422 naming the line of a broken quote, of a repeated header name, or of too many cells
 */
export const csvTable = (text: string, delimiter: string): CsvTable => {
  const {
    rows: [first, ...rows],
    faults: [fault],
  } = readCsv(text, delimiter)
  if (fault !== undefined) unprocessable(`text is not valid CSV: ${inWords(fault)}: ${fault.message}.`)
  if (first === undefined) return unprocessable('text has no header row.')
  const { cells: header, line } = first
  const repeated = header.find((name, index) => header.indexOf(name) !== index)
  if (repeated !== undefined) {
    unprocessable(
      `text is not a table: line ${line}: the column ${quoted(repeated)} is given more than once.`,
    )
  }
  const long = rows.find(({ cells }) => cells.length > header.length)
  if (long !== undefined) {
    unprocessable(
      `text is not a table: line ${long.line}: ${long.cells.length} cells, but the header has ${header.length}.`,
    )
  }
  return { header, headerLine: line, rows }
}

/** The rows as objects; cells that are missing at the end of a row count as empty. */
export const readCsvValue = (text: string, delimiter: string, typed: boolean): DataValue => {
  const { header, rows } = csvTable(text, delimiter)
  return rows.map(({ cells }) =>
    objectOf(
      header.map((name, index) => {
        const cell = cells[index] ?? ''
        return [name, typed ? typedCell(cell) : cell]
      }),
    ),
  )
}

const cellOf = (value: DataValue): string => {
  if (value === null) return ''
  if (typeof value === 'string') return value
  return writeJson(value)
}

/** Nested objects become columns with dots in their names. */
const flattened = (object: DataObject, prefix = ''): [string, string][] =>
  Object.entries(object).flatMap(([key, value]): [string, string][] =>
    isDataObject(value) && Object.keys(value).length > 0
      ? flattened(value, `${prefix}${key}.`)
      : [[prefix + key, cellOf(value)]],
  )

const rowOf = (value: DataValue): Map<string, string> => {
  if (!isDataObject(value)) return unprocessable('CSV can express only an object or an array of objects.')
  const cells = flattened(value)
  const row = new Map(cells)
  if (row.size < cells.length) unprocessable('Two keys of one object would share a column of the CSV.')
  return row
}

/**
 * A table with a column for every key in the order of first sight.
 * @throws {FeatureError} 422 for anything but an object or an array of objects
 */
export const writeCsvValue = (value: DataValue, delimiter: string): string => {
  const rows = (Array.isArray(value) ? value : [value]).map(rowOf)
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  if (columns.length === 0) return ''
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))], delimiter)
}
