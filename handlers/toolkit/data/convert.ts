import { feature } from '#toolkit'
import { csvDelimiters } from '#toolkit/lib/formats/csv-text'
import { readCsvValue, writeCsvValue } from '#toolkit/lib/formats/csv-value'
import { orderedJsonValue, writeJson } from '#toolkit/lib/json/json-text'
import { ndjsonValues, writeNdjson } from '#toolkit/lib/formats/ndjson-text'
import { withinStack } from '#toolkit/lib/common/parsing'
import { tomlValue, writeToml } from '#toolkit/lib/formats/toml-text'
import { rootElement } from '#toolkit/lib/markup/xml-document'
import { valueOfElement, xmlOfValue } from '#toolkit/lib/markup/xml-value'
import { readYaml, writeYaml } from '#toolkit/lib/formats/yaml-text'
import type { DataValue } from '#toolkit/lib/json/data-value'
import type { Query } from '#operation'

type Parameters = Query<'rest_data_convert'>

const xmlValue = (text: string): DataValue => {
  const root = rootElement('text', text)
  return { [root.name]: valueOfElement(root) }
}

const read = ({ text, from, delimiter, typed }: Parameters): DataValue => {
  switch (from) {
    case 'json':
      return orderedJsonValue(text)
    case 'yaml':
      return readYaml(text)
    case 'toml':
      return tomlValue(text)
    case 'xml':
      return xmlValue(text)
    case 'csv':
      return readCsvValue(text, csvDelimiters[delimiter], typed)
    case 'ndjson':
      return ndjsonValues(text)
  }
}

const write = (value: DataValue, { to, indent, delimiter }: Parameters): string => {
  switch (to) {
    case 'json':
      return writeJson(value, indent)
    case 'yaml':
      return writeYaml(value, indent)
    case 'toml':
      return writeToml(value)
    case 'xml':
      return xmlOfValue(value, indent)
    case 'csv':
      return writeCsvValue(value, csvDelimiters[delimiter])
    case 'ndjson':
      return writeNdjson(value)
  }
}

/** RFC 8259, YAML 1.2.2, TOML 1.1, XML 1.0 (fifth edition), RFC 4180. */
export default feature('rest_data_convert', (query) => {
  const output = withinStack('text', () => write(read(query), query))
  return { from: query.from, to: query.to, output, bytes: Buffer.byteLength(output) }
})
