import { answers, refuses, table } from '../../support/table.js'

type Format = 'json' | 'yaml' | 'toml' | 'xml' | 'csv' | 'ndjson'

const converts = (
  name: string,
  from: Format,
  to: Format,
  text: string,
  output: string,
  source: string,
  options: Record<string, string | number | boolean> = { indent: 0 },
) => answers<'rest_data_convert'>(name, { text, from, to, ...options }, { from, to, output, bytes: Buffer.byteLength(output) }, source)

const cannot = (name: string, from: Format, to: Format, text: string, about: string) =>
  refuses(422, name, { text, from, to }, about)

const YAML = 'YAML 1.2.2'
const TOML = 'TOML 1.1.0'
const XML = 'XML 1.0, fifth edition'
const CSV = 'RFC 4180'

/** Entities or anchors of ten levels, each of which names the one before it ten times. */
const levels = [...'bcdefghij'].map((name, index) => ({ name, before: 'abcdefghi'.charAt(index) }))

const ONES = [1, 1]
const FIVE = Array<number[]>(5).fill(ONES)
const FIVES = Array<number[][]>(5).fill(FIVE)

table('rest_data_convert', [
  converts('YAML to JSON', 'yaml', 'json', 'a: 1\nb:\n  - x\n  - y\n', '{"a":1,"b":["x","y"]}', YAML),
  converts('the core schema', 'yaml', 'json', 'a: ~\nb: 0o14\nc: 0x1F\nd: 1e3\ne: yes\nf: 1_0\ng: True', '{"a":null,"b":12,"c":31,"d":1000,"e":"yes","f":"1_0","g":true}', `${YAML}, section 10.3`),
  converts('the core schema against a directive', 'yaml', 'json', '%YAML 1.1\n---\na: yes', '{"a":"yes"}', `${YAML}, section 10.3`),
  converts('anchors', 'yaml', 'json', 'a: &x [1]\nb: *x', '{"a":[1],"b":[1]}', `${YAML}, section 7.1`),
  converts('folded and literal scalars', 'yaml', 'json', 'a: >\n  b\n  c\n\n  d\ne: |\n  f\n   g\n', '{"a":"b c\\nd\\n","e":"f\\n g\\n"}', `${YAML}, section 8.1`),
  converts('unknown tags and merge keys', 'yaml', 'json', 'a: !x b\n<<: c\nd: !!binary aGk=', '{"a":"b","<<":"c","d":"aGk="}', `${YAML}: no such tags in the core schema`),
  converts('an empty stream', 'yaml', 'json', '# nothing', 'null', `${YAML}, section 9.2`),
  converts('integers of any length', 'json', 'yaml', '[12345678901234567890, -0.5]', '- 12345678901234567890\n- -0.5\n', 'RFC 8259: digits are digits'),
  converts('strings that need quotes in YAML', 'json', 'yaml', '{"a":"null","b":"1","c":"yes","d":"#","e":"f: g","h":"i\\nj","k":""}', 'a: "null"\nb: "1"\nc: yes\nd: "#"\ne: "f: g"\nh: |-\n  i\n  j\nk: ""\n', `${YAML}, section 10.3 and 7.3.3`),
  converts('wider YAML', 'json', 'yaml', '{"a":{"b":[]}}', 'a:\n    b: []\n', `${YAML}, section 8.2`, { indent: 4 }),
  converts('JSON with indentation', 'json', 'json', '{"a":[1,{}],"b":[]}', '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": []\n}', 'ECMA-262, JSON.stringify', { indent: 2 }),
  converts('a key of JSON twice', 'json', 'json', '{"a":1,"b":2,"a":3}', '{"a":3,"b":2}', 'ECMA-262, JSON.parse'),
  converts('the key __proto__', 'json', 'json', '{"__proto__":{"a":1}}', '{"__proto__":{"a":1}}', 'RFC 8259: a key like others'),
  converts('tables and dates', 'toml', 'json', 'a.b = 1\n[[c]]\nd = 1979-05-27T07:32:00Z\n[[c]]\nd = 1979-05-27\ne = 07:32:00\nf = 1979-05-27 00:32:00.5-07:00', '{"a":{"b":1},"c":[{"d":"1979-05-27T07:32:00Z"},{"d":"1979-05-27","e":"07:32:00","f":"1979-05-27T00:32:00.5-07:00"}]}', TOML),
  converts('fractions of a second', 'toml', 'json', 'a = 07:32:00.1234567890\nb = 1979-05-27 07:32:00.500z\nc = 07:32', '{"a":"07:32:00.1234567890","b":"1979-05-27T07:32:00.500Z","c":"07:32:00"}', `${TOML}: the digits as written, and seconds that are left out`),
  converts('numbers of TOML', 'toml', 'json', 'a = 0xDEADBEEF\nb = 1_000\nc = 9223372036854775807\nd = 5e+22', '{"a":3735928559,"b":1000,"c":9223372036854775807,"d":5e+22}', TOML),
  converts('JSON to TOML', 'json', 'toml', '{"a":1,"b":{"c":[true,"d"]}}', 'a = 1\n\n[b]\nc = [ true, "d" ]\n', TOML),
  converts('infinities', 'toml', 'yaml', 'a = -inf', 'a: -.inf\n', `${TOML}; ${YAML}, section 10.2.1.4`),
  converts('attributes, text and repetition', 'xml', 'json', '<?xml version="1.0"?><!-- c --><r a="1"> t <b>1</b><b x="y">2</b><c/></r>', '{"r":{"@a":"1","b":["1",{"@x":"y","#text":"2"}],"c":"","#text":"t"}}', XML),
  converts('references and CDATA', 'xml', 'json', '<a>&lt;&#65;&#x42;&amp;<![CDATA[ <b> ]]></a>', '{"a":"<AB& <b> "}', `${XML}, sections 2.7 and 4.1`),
  converts('entities of the document itself', 'xml', 'json', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '{"a":"c"}', `${XML}, section 4.2`),
  converts('JSON to XML', 'json', 'xml', '{"a":{"@b":"<","c":[1,null,{"#text":"d & e","@f":"g"}]}}', '<a b="&lt;">\n  <c>1</c>\n  <c/>\n  <c f="g">d &amp; e</c>\n</a>', XML, { indent: 2 }),
  converts('arrays and scalars, which need a root', 'json', 'xml', '[1,[2]]', '<root><item>1</item><item><item>2</item></item></root>', 'the contract'),
  converts('XML to XML', 'xml', 'xml', '<a> <b>\n c</b></a>', '<a><b>c</b></a>', XML),
  converts('quoted cells', 'csv', 'json', 'a,b\r\n"1, ""x""",\r\n\r\n"l\n2"\r\n', '[{"a":"1, \\"x\\"","b":""},{"a":"l\\n2","b":""}]', CSV),
  converts('typed cells', 'csv', 'json', 'a;b;c;d\n1;-0.5e1;true;\n01;1.;x;9007199254740993\n', '[{"a":1,"b":-5,"c":true,"d":null},{"a":"01","b":"1.","c":"x","d":9007199254740993}]', 'the contract', { indent: 0, typed: true, delimiter: 'semicolon' }),
  converts('nested objects', 'json', 'csv', '[{"a":1,"b":{"c":"x,y","d":[1,"2"]}},{"a":null,"e":"q\\"r"}]', 'a,b.c,b.d,e\n1,"x,y","[1,""2""]",\n,,,"q""r"', CSV),
  converts('one object, by tabs', 'json', 'csv', '{"a":"x\\ty","b":"c,d"}', 'a\tb\n"x\ty"\tc,d', CSV, { delimiter: 'tab' }),
  converts('a row that would be blank', 'json', 'csv', '[{"a":""},{"a":"b"}]', 'a\n""\nb', 'a blank line is no row'),
  converts('lines of JSON', 'ndjson', 'json', '{"a":1}\r\n\r\n[2]\r\n', '[{"a":1},[2]]', 'ndjson specification'),
  converts('an array by lines', 'json', 'ndjson', '[{"a": 1}, 2]', '{"a":1}\n2', 'ndjson specification'),
  converts('one value on a line', 'json', 'ndjson', '{"a":\n1}', '{"a":1}', 'the contract'),
  answers('bytes, not characters', { text: '"é😀"', from: 'json', to: 'json' }, { bytes: 8 }, '2 + 2 + 4 bytes of UTF-8'),
  cannot('JSON with a fault', 'json', 'yaml', '{"a":\n tru}', 'line 2, column 5'),
  cannot('deep JSON', 'json', 'yaml', '['.repeat(25_000) + ']'.repeat(25_000), 'nested more than'),
  cannot('deep YAML', 'yaml', 'json', '['.repeat(50_000), 'too deep'),
  cannot('keys within keys of YAML', 'yaml', 'json', '? '.repeat(25_000), 'text is nested too deep'),
  cannot('lists on one line of YAML', 'yaml', 'json', `a:\n  ${'- '.repeat(20_000)}`, 'text is nested too deep'),
  cannot('a day that its month does not have', 'toml', 'json', 'a = 1\nb = 2023-02-29', 'line 2, column 5: invalid date'),
  cannot('deep TOML', 'toml', 'json', `a=${'['.repeat(49_000)}`, 'TOML'),
  cannot('deep XML', 'xml', 'json', `${'<a>'.repeat(7000)}${'</a>'.repeat(7000)}`, 'text is nested too deep'),
  cannot('YAML with a fault', 'yaml', 'json', 'a: [1\nb: 2', 'line 2, column 1'),
  cannot('an alias without its anchor', 'yaml', 'json', 'a: *b', 'line 1, column 4'),
  cannot('two documents', 'yaml', 'json', 'a\n---\nb', 'several'),
  cannot('too many aliases', 'yaml', 'json', `a: &a 1\nb: &b 2\nc: [${'*a,*b,'.repeat(51)}]`, 'aliases'),
  cannot('aliases that multiply', 'yaml', 'json', `a: &a [x]\n${levels.map(({ name, before }) => `${name}: &${name} [${`*${before},`.repeat(10)}]`).join('\n')}`, 'aliases'),
  cannot('entities that multiply', 'xml', 'json', `<!DOCTYPE z [<!ENTITY a "aaaaaaaaaa">${levels.map(({ name, before }) => `<!ENTITY ${name} "${`&${before};`.repeat(10)}">`).join('')}]><z>&j;</z>`, 'Entities expand to too much text'),
  cannot('an entity from outside', 'xml', 'json', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>', 'not declared'),
  cannot('an end tag of another element', 'xml', 'json', '<a>\n<b></a>', 'line 2, column 4'),
  cannot('a key of TOML twice', 'toml', 'json', 'a = 1\na = 2', 'line 2'),
  cannot('an array as TOML', 'json', 'toml', '[1]', 'object'),
  cannot('null in TOML', 'json', 'toml', '{"a":[null]}', 'null'),
  cannot('an integer past 64 bits in TOML', 'json', 'toml', '{"a":9223372036854775808}', '64 bits'),
  cannot('an infinity in JSON', 'yaml', 'json', '.inf', 'Infinity'),
  cannot('a number past the doubles', 'json', 'json', '1e400', 'too large'),
  cannot('a scalar as CSV', 'json', 'csv', '[1]', 'CSV'),
  cannot('two keys for one column', 'json', 'csv', '{"a.b":1,"a":{"b":2}}', 'share a column'),
  cannot('a key that is not an XML name', 'json', 'xml', '{"a b":1}', 'name in XML'),
  cannot('a character that XML has not', 'json', 'xml', '{"a":"\\u0000"}', 'text contains a character that XML does not allow'),
  cannot('a cell too many', 'csv', 'json', 'a\n1,2', 'line 2'),
  cannot('a column twice', 'csv', 'json', 'a,a\n1,2', 'is given more than once'),
  cannot('a quote that never closes', 'csv', 'json', 'a\n\n"b', 'line 3, column 1'),
  cannot('a line that is not JSON', 'ndjson', 'json', '1\n{"a":}', 'line 2, column 6'),
  converts('rows with too few cells', 'csv', 'json', 'a,b\n1', '[{"a":"1","b":""}]', 'a missing cell is the empty string'),
  converts('rows with too few cells, typed', 'csv', 'json', 'a,b,c\n1\nfalse,,1E+2', '[{"a":1,"b":null,"c":null},{"a":false,"b":null,"c":100}]', 'a missing cell is null', { indent: 0, typed: true }),
  converts('bars both ways', 'csv', 'csv', 'a|b\n1,2|"3|4"', 'a|b\n1,2|"3|4"', CSV, { delimiter: 'pipe' }),
  converts('the five entities', 'json', 'xml', '{"a":{"@b":"\\"\'","#text":"<&>"}}', '<a b="&quot;&apos;">&lt;&amp;&gt;</a>', `${XML}, section 4.6`),
  converts('instructions and comments', 'xml', 'json', '<?a b?><r><!-- c --> <?d e?>x</r>', '{"r":"x"}', `${XML}, sections 2.5 and 2.6`),
  converts('an array below one key', 'json', 'xml', '{"a":[1,2]}', '<root><a>1</a><a>2</a></root>', `${XML}, section 2.1: one root`),
  converts('YAML with an indent of 1', 'json', 'yaml', '{"a":{"b":1}}', 'a:\n  b: 1\n', 'it counts as 2', { indent: 1 }),
  converts('a long string', 'json', 'yaml', JSON.stringify({ a: 'word '.repeat(100) + 'b' }), `a: ${'word '.repeat(100)}b\n`, 'no line folding'),
  converts('100 aliases', 'yaml', 'json', `- &a 1\n- [${Array(100).fill('*a').join()}]`, `[1,[${Array(100).fill(1).join()}]]`, 'the bound'),
  converts('aliases within what an alias names', 'yaml', 'json', '- &a [1, 1]\n- &b [*a, *a, *a, *a, *a]\n- &c [*b, *b, *b, *b, *b]\n- *c', JSON.stringify([ONES, FIVE, FIVES, FIVES]), `${YAML}, section 7.1: 11 aliases`),
  cannot('101 aliases', 'yaml', 'json', `- &a 1\n- [${Array(101).fill('*a').join()}]`, 'aliases'),
  converts('columns by first sight', 'json', 'csv', '[{"b":1},{"a":true,"b":null}]', 'b,a\n1,\n,true', CSV),
])
