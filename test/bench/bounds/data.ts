import { filled, records, scattered, table, word } from './content.js'
import type { BoundsTable } from './derive.js'

const json = records(50_000)
const yaml = filled(
  50_000,
  (index) =>
    `- id: ${index}\n  name: ${word(index)}\n  price: ${scattered(index, 10_000) / 100}\n  tags:\n    - ${word(index + 1)}\n    - ${word(index + 2)}\n`,
)
const toml = filled(
  50_000,
  (index) =>
    `[[item]]\nid = ${index}\nname = "${word(index)}"\nprice = ${scattered(index, 10_000) / 100 + 0.001}\ntags = ["${word(index + 1)}", "${word(index + 2)}"]\n\n`,
)
const xml = filled(
  50_000,
  (index) =>
    `<item id="${index}"><name>${word(index)}</name><price>${index}.5</price><tag>${word(index + 1)}</tag><tag>${word(index + 2)}</tag></item>`,
  { head: '<?xml version="1.0"?><items>', tail: '</items>' },
)
const csv = table(50_000)
const ndjson = filled(
  50_000,
  (index) => JSON.stringify({ id: index, name: word(index), tags: [word(index + 1)], price: index / 4 }),
  { between: '\n' },
)
const flat = filled(
  50_000,
  (index) => JSON.stringify({ id: index, name: word(index), price: index / 4, active: index % 2 === 0 }),
  { head: '[', tail: ']', between: ',' },
)
const texts = { json, yaml, toml, xml, csv, ndjson }

export const data: BoundsTable = {
  convert: {
    calls: [
      ...['json', 'yaml', 'toml', 'xml', 'csv', 'ndjson'].map((to) => ({
        text: to === 'toml' ? `{"items":${json.slice(0, -200).replace(/,\{[^]{0,400}$/, '')}]}` : json,
        from: 'json',
        to,
      })),
      { text: yaml, from: 'yaml', to: 'json' },
      { text: yaml, from: 'yaml', to: 'xml' },
      { text: toml, from: 'toml', to: 'yaml' },
      { text: xml, from: 'xml', to: 'json' },
      { text: xml, from: 'xml', to: 'yaml' },
      { text: csv, from: 'csv', to: 'json', typed: true },
      { text: csv, from: 'csv', to: 'yaml' },
      { text: ndjson, from: 'ndjson', to: 'yaml' },
      { text: flat, from: 'json', to: 'csv' },
      { text: filled(50_000, (index) => `k${index}: v`, { between: '\n' }), from: 'yaml', to: 'json' },
    ].map((call) => ({ delimiter: 'comma', typed: false, ...call })),
  },
  query: {
    calls: [
      { text: json, query: '$[?@.price<50].name', syntax: 'jsonpath' },
      { text: json, query: '$..*', syntax: 'jsonpath' },
      { text: json, query: '$..[?@.city]', syntax: 'jsonpath' },
      {
        text: json,
        query: 'sort_by([?active], &price)[].{n: name, c: address.city, t: join(`,`, tags)}',
        syntax: 'jmespath',
      },
      { text: '1', query: `[@,@,@]${'|[@,@,@]'.repeat(10)}`, syntax: 'jmespath' },
      { text: json, query: '/10/address/city', syntax: 'pointer' },
      { text: `[${'[0,1],'.repeat(250)}0]`, query: '$[?count($..*)>1]', syntax: 'jsonpath' },
    ],
  },
  flatten: {
    calls: [
      { text: json, mode: 'flatten' },
      {
        text: filled(
          50_000,
          (index) => `"items.${Math.floor(index / 4)}.address.${word(index)}${index}":${index}`,
          { head: '{', tail: '}', between: ',' },
        ),
        mode: 'unflatten',
        delimiter: '.',
      },
    ],
  },
  schema: { calls: [{ text: json }] },
  validate: { calls: Object.entries(texts).map(([format, text]) => ({ format, text })) },
  csv: { calls: [{ text: csv }, { text: table(50_000, ';'), delimiter: 'semicolon' }] },
}
