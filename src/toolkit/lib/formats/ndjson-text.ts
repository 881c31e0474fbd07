import { unprocessable } from '#toolkit'
import type { DataValue, TextFault } from '../json/data-value.js'
import { inWords } from '../text/line-column.js'
import { MAX_DEPTH, readJson, writeJson } from '../json/json-text.js'

/** The values of a text with one JSON value a line, and a fault for every line that holds none. Blank lines are skipped. */
export const readNdjson = (
  text: string,
  maxDepth = Infinity,
): { values: DataValue[]; faults: TextFault[] } => {
  const values: DataValue[] = []
  const faults: TextFault[] = []
  text.split(/\r\n|\n|\r/).forEach((content, index) => {
    if (content.trim() === '') return
    const reading = readJson(content, { maxDepth, inOrder: true })
    if ('value' in reading) values.push(reading.value)
    else {
      const { offset, message } = reading.fault
      faults.push({ line: index + 1, column: offset + 1, message })
    }
  })
  return { values, faults }
}

/** @throws {FeatureError} 422 with line and column of the first fault */
export const ndjsonValues = (text: string): DataValue[] => {
  const {
    values,
    faults: [fault],
  } = readNdjson(text, MAX_DEPTH)
  if (fault !== undefined) unprocessable(`text is not valid NDJSON: ${inWords(fault)}: ${fault.message}.`)
  return values
}

/** One line for each item of an array, or for the one value. */
export const writeNdjson = (value: DataValue): string =>
  (Array.isArray(value) ? value : [value]).map((item) => writeJson(item)).join('\n')
