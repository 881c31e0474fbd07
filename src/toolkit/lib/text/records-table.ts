import Papa from 'papaparse'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { isDataObject, type DataValue } from '../json/data-value.js'
import { readJson, writeJson } from '../json/json-text.js'

/** A header and rows of as many cells. */
export interface RecordsTable {
  header: string[]
  rows: string[][]
}

/**
 * Reads CSV (RFC 4180) or tab-separated values with a header row; missing cells are empty. Ends the call with 422 for
 * wrong quotes and for a row with more cells than the header.
 */
export const tableOfCsv = (text: string, delimiter: ',' | '\t'): RecordsTable => {
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    delimiter,
    newline: '\n',
    skipEmptyLines: true,
  })
  const [error] = errors
  if (error !== undefined) unprocessable(`text, row ${(error.row ?? 0) + 1}: ${error.message}.`)
  const [header, ...rows] = data
  if (header === undefined) return unprocessable('text has no header row.')
  const surplus = rows.findIndex((row) => row.length > header.length)
  if (surplus >= 0) unprocessable(`text, row ${surplus + 2}: it has more cells than the header.`)
  return { header, rows: rows.map((row) => header.map((_, column) => row[column] ?? '')) }
}

const cellOf = (value: DataValue | undefined): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return attempt(() => writeJson(value)) ?? unprocessable('text: a value is nested too deep to be written.')
}

/**
 * Reads a JSON array of objects; the header is the union of their keys by first sight. Ends the call with 422 for
 * anything else, and when there is no key at all.
 */
export const tableOfJson = (text: string): RecordsTable => {
  const reading = readJson(text, { inOrder: true })
  const parsed = 'value' in reading ? reading.value : null
  if (!Array.isArray(parsed) || !parsed.every(isDataObject))
    return unprocessable('text is not a JSON array of objects.')
  const header = [...new Set(parsed.flatMap((record) => Object.keys(record)))]
  if (header.length === 0) unprocessable('text has no columns.')
  const cells = parsed.map((record) => new Map(Object.entries(record)))
  return { header, rows: cells.map((record) => header.map((key) => cellOf(record.get(key)))) }
}
