import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const right = (format: string, text: string, type: string | null, source: string) =>
  answers<'rest_data_validate'>(
    `${format} ${JSON.stringify(text).slice(0, 50)}`,
    { text, format },
    { format, valid: true, errors: [], type },
    source,
  )
const wrong = (format: string, text: string, places: [line: number, column: number][], source: string) =>
  answers<'rest_data_validate'>(
    `faults of ${format} ${JSON.stringify(text).slice(0, 50)}`,
    { text, format },
    {
      format,
      valid: false,
      errors: places.map(([line, column]) => expect.objectContaining({ line, column }) as unknown),
      type: null,
    },
    source,
  )

const JSON_RFC = 'RFC 8259: the first character that no rule allows'
const YAML = 'YAML 1.2.2'
const TOML = 'TOML 1.1.0'
const XML = 'XML 1.0, fifth edition'
const CSV = 'RFC 4180'

table('rest_data_validate', [
  right('json', '{"a":1,"a":2}', 'object', 'RFC 8259, section 4: names SHOULD be unique'),
  right('json', ' [1e400] ', 'array', 'RFC 8259, section 6'),
  right('json', '"\\uD800"', 'string', 'RFC 8259, section 8.2'),
  right('json', '-0.0e-1', 'number', 'RFC 8259, section 6'),
  right('json', 'null', 'null', 'RFC 8259, section 3'),
  right('json', `${'['.repeat(25_000)}${']'.repeat(25_000)}`, 'array', 'RFC 8259 bounds no depth'),
  wrong('json', '{"a":1,}', [[1, 8]], JSON_RFC),
  wrong('json', '[1\n,2', [[2, 3]], JSON_RFC),
  wrong('json', ' ', [[1, 2]], JSON_RFC),
  wrong('json', '01', [[1, 2]], JSON_RFC),
  wrong('json', '1.x', [[1, 3]], JSON_RFC),
  wrong('json', '"\t"', [[1, 2]], JSON_RFC),
  wrong('json', '"\\u00g0"', [[1, 6]], JSON_RFC),
  wrong('json', 'tru', [[1, 4]], JSON_RFC),
  wrong('json', '[1]\r\n// a', [[2, 1]], JSON_RFC),
  wrong('json', "{'a':1}", [[1, 2]], JSON_RFC),
  wrong('json', '\ufeff1', [[1, 1]], 'RFC 8259, section 8.1'),
  right('yaml', 'a: [1, 2]', 'object', YAML),
  right('yaml', '- a', 'array', YAML),
  right('yaml', 'yes', 'string', `${YAML}, section 10.3: no boolean`),
  right('yaml', '0o7', 'number', `${YAML}, section 10.3`),
  right('yaml', 'true', 'boolean', `${YAML}, section 10.3`),
  right('yaml', '# a', 'null', `${YAML}, section 9.2`),
  right('yaml', 'a: 1\n---\nb', 'object', `${YAML}, section 9.2: a stream of documents`),
  wrong(
    'yaml',
    'a: b: c\nd: [1',
    [
      [1, 4],
      [2, 6],
    ],
    `${YAML}, sections 8.2.3 and 7.4.1`,
  ),
  wrong(
    'yaml',
    '{a: {b: 1, c: 1, b: 2}, 1: x, a: 1}\n]',
    [
      [1, 18],
      [1, 31],
      [2, 1],
    ],
    `${YAML}, section 3.2.1.3: keys are unique in their map`,
  ),
  right('yaml', 'a: {b: 1}\nc: {b: 1}\n1: 1\n"1": 1', 'object', `${YAML}, section 3.2.1.3: 1 is no string`),
  wrong('yaml', 'a: 1\na: 2', [[2, 1]], `${YAML}, section 3.2.1.3: keys are unique`),
  wrong('yaml', '%YAML 1.2\n', [[2, 1]], `${YAML}, section 9.2, and yaml-test-suite 9MMA: no document`),
  wrong('yaml', 'a\n...\n%TAG !e! x:\n', [[4, 1]], `${YAML}, section 9.2`),
  wrong('yaml', '%YAML 1.2\n%YAML 1.2\n---\n', [[2, 1]], `${YAML}, section 6.8.1, and yaml-test-suite SF5V`),
  wrong('yaml', '%TAG ! x:\n%TAG  !  y:\n--- a', [[2, 1]], `${YAML}, section 6.8.2`),
  right('yaml', '%YAML 1.2\n---\na\n%YAML 1.2\n...\n%YAML 1.2\n# b\n--- c', 'string', `${YAML}, section 9.2`),
  wrong('yaml', '- *a', [[1, 3]], `${YAML}, section 7.1`),
  wrong(
    'yaml',
    ']\n'.repeat(10_000),
    Array.from({ length: 10_000 }, (_, at) => [at + 1, 1]),
    `${YAML}, section 7.4.1: nothing is open`,
  ),
  right('yaml', `${'['.repeat(500)}${']'.repeat(500)}`, 'array', `${YAML} bounds no depth`),
  refuses(
    422,
    'YAML that is nested too deep',
    { format: 'yaml', text: `${'['.repeat(2_000)}${']'.repeat(2_000)}` },
    'text is nested too deep',
  ),
  right('toml', 'a = 1', 'object', TOML),
  wrong('toml', 'a = 1\nb = ', [[2, 5]], TOML),
  wrong('toml', 'a = 1\na = 2', [[2, 1]], TOML),
  right(
    'xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE a SYSTEM "x" [<!ELEMENT a ANY>]><a b="c">&lt;</a><!-- d -->',
    null,
    XML,
  ),
  wrong('xml', '<a>\n<b></a>', [[2, 4]], `${XML}, section 3: end tags match`),
  wrong('xml', '<a b="1" b="2"/>', [[1, 10]], `${XML}, section 3.1: attributes are unique`),
  wrong('xml', '<a b=c/>', [[1, 6]], `${XML}, production 10`),
  wrong('xml', '<a>&b;</a>', [[1, 4]], `${XML}, section 4.1: entity declared`),
  ...['SYSTEM "x.dtd"', 'PUBLIC "p" "x.dtd"', '[<!ENTITY % p SYSTEM "x"> %p;]'].map((subset) =>
    right(
      'xml',
      `<!DOCTYPE a ${subset}><a b="&c;">&d;</a>`,
      null,
      `${XML}, section 4.1: may be declared there`,
    ),
  ),
  wrong(
    'xml',
    '<?xml version="1.0" standalone="yes"?><!DOCTYPE a SYSTEM "x.dtd"><a>&b;</a>',
    [[1, 69]],
    `${XML}, section 4.1: standalone`,
  ),
  wrong('xml', '<!DOCTYPE a><a>&b;</a>', [[1, 16]], `${XML}, section 4.1: entity declared`),
  wrong('xml', '<a>]]></a>', [[1, 4]], `${XML}, production 14`),
  wrong('xml', '<a/><b/>', [[1, 5]], `${XML}, section 2.1: one root`),
  wrong('xml', '<!-- a -- b --><a/>', [[1, 1]], `${XML}, production 15`),
  wrong('xml', ' <?xml version="1.0"?><a/>', [[1, 2]], `${XML}, section 2.8`),
  wrong('xml', '<a>\u0001</a>', [[1, 4]], `${XML}, production 2`),
  wrong('xml', 'a', [[1, 1]], XML),
  wrong('xml', '<1a/>', [[1, 2]], `${XML}, production 4`),
  right('csv', 'a,b\n"1\n2",""\n\n', null, CSV),
  wrong(
    'csv',
    'a,b\n1\n"x\ny",2,3\n"q',
    [
      [2, 1],
      [3, 1],
      [5, 1],
      [5, 1],
    ],
    `${CSV}: rows of one, three and one cell, and an open quote`,
  ),
  right('ndjson', '1\n\n{"a":[]}\r\n', null, 'ndjson specification'),
  wrong(
    'ndjson',
    '1\n{\n[1,]',
    [
      [2, 2],
      [3, 4],
    ],
    'RFC 8259, line by line',
  ),
  right('json', 'true', 'boolean', 'RFC 8259, section 3'),
  wrong('toml', 'a = 1\nb = \nc = ', [[2, 5]], `${TOML}: the first error only`),
  wrong('csv', 'a\r\n"b\r\nc"\r\n1,2', [[4, 1]], `${CSV}: the physical line`),
])
