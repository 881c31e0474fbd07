import { feature } from '#toolkit'
import { readCsv } from '#toolkit/lib/formats/csv-text'
import { isDataObject, type DataValue, type TextFault } from '#toolkit/lib/json/data-value'
import { readJson } from '#toolkit/lib/json/json-text'
import { placeAt } from '#toolkit/lib/text/line-column'
import { readNdjson } from '#toolkit/lib/formats/ndjson-text'
import { readToml } from '#toolkit/lib/formats/toml-text'
import { readXml } from '#toolkit/lib/markup/xml-text'
import { checkYaml } from '#toolkit/lib/formats/yaml-text'
import type { Data, Query } from '#operation'

type ValueType = Data<'rest_data_validate'>['type']

/** What is wrong, and the value's type where the format has one. */
interface Check {
  errors: TextFault[]
  type: ValueType
}

const typeOf = (value: DataValue): ValueType => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isDataObject(value)) return 'object'
  if (typeof value === 'string') return 'string'
  return typeof value === 'boolean' ? 'boolean' : 'number'
}

const checkJson = (text: string): Check => {
  const reading = readJson(text)
  if ('value' in reading) return { errors: [], type: typeOf(reading.value) }
  const { offset, message } = reading.fault
  return { errors: [{ ...placeAt(text, offset), message }], type: null }
}

const checkCsv = (text: string): TextFault[] => {
  const { rows, faults } = readCsv(text, ',')
  const width = rows[0]?.cells.length ?? 0
  return [
    ...faults,
    ...rows.flatMap(({ line, cells }) =>
      cells.length === width
        ? []
        : [{ line, column: 1, message: `${cells.length} cells, but the header has ${width}` }],
    ),
  ].sort((one, other) => one.line - other.line || one.column - other.column)
}

const check = ({ text, format }: Query<'rest_data_validate'>): Check => {
  switch (format) {
    case 'json':
      return checkJson(text)
    case 'yaml': {
      const { faults, value } = checkYaml(text)
      return { errors: faults, type: faults.length > 0 ? null : typeOf(value) }
    }
    case 'toml': {
      const reading = readToml(text)
      return 'fault' in reading ? { errors: [reading.fault], type: null } : { errors: [], type: 'object' }
    }
    case 'xml': {
      const reading = readXml(text)
      return { errors: 'fault' in reading ? [reading.fault] : [], type: null }
    }
    case 'csv':
      return { errors: checkCsv(text), type: null }
    case 'ndjson':
      return { errors: readNdjson(text).faults, type: null }
  }
}

/** RFC 8259, YAML 1.2.2, TOML 1.1, XML 1.0 (fifth edition), RFC 4180. */
export default feature('rest_data_validate', (query) => {
  const { errors, type } = check(query)
  return { format: query.format, valid: errors.length === 0, errors, type }
})
