import { expect } from 'vitest'
import { answers, refuses, table, writes } from '../../support/table.js'

/** RFC 9535, figure 1. */
const STORE = JSON.stringify({
  store: {
    book: [
      { category: 'reference', author: 'Nigel Rees', title: 'Sayings of the Century', price: 8.95 },
      { category: 'fiction', author: 'Evelyn Waugh', title: 'Sword of Honour', price: 12.99 },
      {
        category: 'fiction',
        author: 'Herman Melville',
        title: 'Moby Dick',
        isbn: '0-553-21311-3',
        price: 8.99,
      },
      {
        category: 'fiction',
        author: 'J. R. R. Tolkien',
        title: 'The Lord of the Rings',
        isbn: '0-395-19395-8',
        price: 22.99,
      },
    ],
    bicycle: { color: 'red', price: 399 },
  },
})

const path = (query: string, expected: string[], text = STORE, source = 'RFC 9535, table 2') =>
  answers<'rest_data_query'>(
    query,
    { text, query },
    { syntax: 'jsonpath', count: expected.length, matches: expected.map((match) => matching(match)) },
    source,
  )
const matching = (match: string): unknown => expect.objectContaining({ path: match })

const JMESPATH = 'JMESPath specification, examples'
const jmes = (query: string, document: unknown, value: unknown, source = JMESPATH) =>
  answers<'rest_data_query'>(
    `${query} of ${JSON.stringify(document).slice(0, 40)}`,
    { text: JSON.stringify(document), query, syntax: 'jmespath' },
    { syntax: 'jmespath', count: 1, matches: [{ path: null, value }] },
    source,
  )

/** RFC 6901, section 5. */
const POINTED = JSON.stringify({ foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'm~n': 8, ' ': 7 })
const pointer = (query: string, value: unknown) =>
  answers<'rest_data_query'>(
    `the pointer ${JSON.stringify(query)}`,
    { text: POINTED, query, syntax: 'pointer' },
    { syntax: 'pointer', count: 1, matches: [{ path: query, value }] },
    'RFC 6901, section 5',
  )

const bad = (name: string, syntax: string, query: string, about: string, text = '{"a":[1]}') =>
  refuses(422, name, { text, query, syntax }, about)

const PAIRS = '[{"a":1,"b":[7,8]},{"a":2,"b":[7]}]'

const IDS = '{"ids":[12345678901234567890,12345678901234567891,3,0.5]}'
const exact = (query: string, syntax: string, value: string, source: string) =>
  writes(`digits past 2^53: ${query}`, { text: IDS, query, syntax }, value, source)

table('rest_data_query', [
  path(
    '$.store.book[*].author',
    [0, 1, 2, 3].map((index) => `$['store']['book'][${index}]['author']`),
  ),
  path('$..book[2]', ["$['store']['book'][2]"]),
  path('$..book[-1]', ["$['store']['book'][3]"]),
  path('$..book[:2]', ["$['store']['book'][0]", "$['store']['book'][1]"]),
  path('$..book[?@.isbn]', ["$['store']['book'][2]", "$['store']['book'][3]"]),
  path('$..book[?@.price<10].title', ["$['store']['book'][0]['title']", "$['store']['book'][2]['title']"]),
  path('$.store.nothing', []),
  path('$[?@.b[0]==7]', ['$[0]', '$[1]'], PAIRS, 'RFC 9535, section 2.3.5.1: a singular query by index'),
  path('$[?@.b[1]==8&&@.a==1]', ['$[0]'], PAIRS, 'RFC 9535, section 2.3.5.1'),
  path("$[?@['b'][-1]==8]", ['$[0]'], PAIRS, 'RFC 9535, section 2.3.5.1: from the end'),
  path('$[?@.a==$[1].a]', ['$[1]'], PAIRS, 'RFC 9535, section 2.3.5.1: from the root'),
  path('$[?@.b[0]<@.b[1]]', ['$[0]'], PAIRS, 'RFC 9535, section 2.3.5.1: on both sides'),
  path(
    '$[?@.b[1]!=8]',
    ['$[1]'],
    PAIRS,
    'RFC 9535, section 2.3.5.2.2: what is not there differs from a value',
  ),
  path('$..book[?@.category&&@.isbn&&@.price>10&&@.title].title', ["$['store']['book'][3]['title']"]),
  path('$..book[?@.category&&(@.isbn||@.price>10)&&!(@.price<9)].price', [
    "$['store']['book'][1]['price']",
    "$['store']['book'][3]['price']",
  ]),
  path("$[?@=='a(b' && (@ != ')' || @) && (@)]", ['$[0]'], '["a(b"]', 'by hand: brackets in texts'),
  path('$["a\'b"]["\\n"]', ["$['a\\'b']['\\n']"], '{"a\'b":{"\\n":1}}', 'RFC 9535, section 2.7'),
  path("$[?match(@.b, '[jk]')]", ['$[1]'], '[{"b":"jx"},{"b":"j"}]', 'RFC 9535, section 2.4.6'),
  path('$[?length(@.b)==1]', ['$[0]'], '[{"b":"é"},{"b":"ab"}]', 'RFC 9535, section 2.4.4'),
  path('$[?length(@)==1]', ['$[0]'], '["😀","ab"]', 'RFC 9535, section 2.4.4: Unicode scalar values'),
  path("$[?@<'😀']", ['$[0]'], '["ｅ","😀"]', 'RFC 9535, section 2.3.5.2.2: U+FF45 is before U+1F600'),
  path(
    '$..b',
    ["$['b']", "$['x']['b']", "$['x']['y']['b']", "$['z']['b']"],
    '{"x":{"y":{"b":1},"b":2},"z":{"b":4},"b":3}',
    'RFC 9535, section 2.5.2.2: each value before what is inside of it',
  ),
  path(
    "$[?match(@, 'a.c')]",
    ['$[1]'],
    '["a\\nc","a\u2028c"]',
    'RFC 9485, section 5.3: a dot is all but LF and CR',
  ),
  path("$[?search(@, '(b|c){2}')]", ['$[0]'], '["abcd","abd"]', 'RFC 9535, section 2.4.7'),
  path("$[?match(@, '[^a-c\\\\-]\\\\p{Lu}')]", ['$[1]'], '["-É","xÉ","aÉ","xé"]', 'RFC 9485, section 3.1'),
  ...['\\\\d', '(?i)a', 'a**', 'a)', '(a', '[', '[a'].map((pattern) =>
    path(`$[?search(@, '${pattern}')]`, [], '["1aA"]', 'RFC 9485, section 3.1: no I-Regexp matches nothing'),
  ),
  path(
    "$[?match(@, '(a+)+b')]",
    [],
    JSON.stringify(['a'.repeat(20_000)]),
    'by hand; no engine may backtrack',
  ),
  path(
    '$..*',
    Array.from({ length: 900 }, (_, depth) => `$${'[0]'.repeat(depth + 1)}`),
    `${'['.repeat(900)}1${']'.repeat(900)}`,
    'by hand',
  ),
  path('$["\\u0001\\u007f"]', ["$['\\u0001\u007f']"], '{"\\u0001\u007f":1}', 'RFC 9535, section 2.7'),
  answers(
    'values',
    { text: STORE, query: '$.store.bicycle.color' },
    { matches: [{ path: "$['store']['bicycle']['color']", value: 'red' }] },
    'RFC 9535, figure 1',
  ),
  jmes('a.b.c[0].d[1][0]', { a: { b: { c: [{ d: [0, [1, 2]] }] } } }, 1),
  jmes('[0:4:1]', [0, 1, 2, 3], [0, 1, 2, 3]),
  jmes('[::-1]', [0, 1, 2, 3], [3, 2, 1, 0]),
  jmes('[-2:]', [0, 1, 2, 3], [2, 3]),
  jmes('[*].foo[].bar', [{ foo: [{ bar: 1 }] }, { foo: [{ bar: 2 }, {}] }], [1, 2]),
  jmes('*.a', { x: { a: 1 }, y: { b: 2 }, z: { a: 3 } }, [1, 3]),
  jmes("foo[?a==`1` || b=='c'].b", { foo: [{ a: 1, b: 'x' }, { b: 'c' }, { b: 'y' }] }, ['x', 'c']),
  jmes('foo[*].{a: a, b: [b]}', { foo: [{ a: 1, b: 2 }] }, [{ a: 1, b: [2] }]),
  jmes('people[*].name | [0]', { people: [{ name: 'b' }, { name: 'c' }] }, 'b'),
  jmes(
    'locations[?state == `"WA"`].name | sort(@) | {WashingtonCities: join(`", "`, @)}',
    {
      locations: [
        { name: 'Seattle', state: 'WA' },
        { name: 'New York', state: 'NY' },
        { name: 'Bellevue', state: 'WA' },
      ],
    },
    { WashingtonCities: 'Bellevue, Seattle' },
    'jmespath.org, first page',
  ),
  jmes('foo.bar', { foo: null }, null),
  jmes('a < b', { a: 'x', b: 1 }, null, 'JMESPath specification: order is for numbers'),
  jmes('length(@.a)', { a: '😀é' }, 2, 'JMESPath specification: code points'),
  jmes('avg(a)', { a: [] }, null, 'JMESPath specification, avg'),
  jmes('sum(a)', { a: [] }, 0, 'JMESPath specification, sum'),
  jmes(
    'max_by(a, &b).c',
    {
      a: [
        { b: 1, c: 'x' },
        { b: 3, c: 'y' },
      ],
    },
    'y',
  ),
  jmes('sort_by(a, &b)[*].b', { a: [{ b: 'c' }, { b: 'a' }] }, ['a', 'c']),
  jmes('map(&b, a)', { a: [{ b: 1 }, {}] }, [1, null]),
  jmes('to_number(a)', { a: '0x10' }, null, 'JMESPath specification, to_number: JSON numbers only'),
  jmes("'it\\'s \\n'", {}, "it's \\n", 'JMESPath specification, raw string literals'),
  jmes("[contains(a, `1`), ends_with(b, 'c'), floor(`1.9`), ceil(`1.1`), abs(`-2`)]", { a: [1], b: 'abc' }, [
    true,
    true,
    1,
    2,
    2,
  ]),
  jmes('[keys(@), values(@), type(@), reverse(`[1,2]`), to_array(`3`), not_null(x, `4`)]', { a: 1 }, [
    ['a'],
    [1],
    'object',
    [2, 1],
    [3],
    4,
  ]),
  jmes(
    "[min(a), max(a), min_by(b, &c).c, to_string(a), merge(b[0], `{\"d\":2}`), starts_with('ab', 'a')]",
    { a: [2, 1], b: [{ c: 1 }] },
    [1, 2, 1, '[2,1]', { c: 1, d: 2 }, true],
  ),
  jmes('!a && b || `false`', { a: [], b: 1 }, 1, 'JMESPath specification: an empty list is false'),
  pointer('/foo/0', 'bar'),
  pointer('/', 0),
  pointer('/a~1b', 1),
  pointer('/m~0n', 8),
  pointer('/ ', 7),
  pointer('', JSON.parse(POINTED)),
  exact('$.ids[0]', 'jsonpath', '"value":12345678901234567890}', 'RFC 9535, section 2.3.3'),
  exact(
    '$.ids[?@>12345678901234567890]',
    'jsonpath',
    `[{"path":"$['ids'][1]","value":12345678901234567891}]`,
    'RFC 9535, section 2.3.5',
  ),
  exact(
    '$.ids[?@==12345678901234567891]',
    'jsonpath',
    `[{"path":"$['ids'][1]","value":12345678901234567891}]`,
    'RFC 9535, section 2.3.5',
  ),
  exact(
    '$.ids[?@==1.2345678901234567891e19]',
    'jsonpath',
    '"count":2',
    'by hand: a number with a fraction is a double',
  ),
  exact(
    "$.ids[?@=='12345678901234567891']",
    'jsonpath',
    '"count":0',
    'RFC 9535, section 2.3.5: a text is no number',
  ),
  exact('/ids/1', 'pointer', '"value":12345678901234567891}', 'RFC 6901'),
  exact('ids[?@ == `12345678901234567890`]', 'jmespath', '"value":[12345678901234567890]}', JMESPATH),
  exact('sort(ids)', 'jmespath', '"value":[0.5,3,12345678901234567890,12345678901234567891]}', JMESPATH),
  exact('max(ids)', 'jmespath', '"value":12345678901234567891}', JMESPATH),
  exact('sum(ids[:3])', 'jmespath', '"value":24691357802469135784}', 'added by hand'),
  exact(
    'avg(ids[:2])',
    'jmespath',
    '"value":12345678901234567891}',
    'by hand: …890.5, to the nearest integer away from 0',
  ),
  exact(
    '[abs(`-12345678901234567890`), floor(ids[0]), type(ids[0]), to_string(ids[0]), to_number(`"12345678901234567891"`)]',
    'jmespath',
    '"value":[12345678901234567890,12345678901234567890,"number","12345678901234567890",12345678901234567891]}',
    JMESPATH,
  ),
  bad(
    'two integers that the parser cannot tell apart',
    'jsonpath',
    '$[?@==12345678901234567890||@==12345678901234567891]',
    'too close',
  ),
  bad('a number that no double holds', 'jsonpath', '$', 'too large', '[1e400]'),
  bad('sorting by what is missing', 'jmespath', 'sort_by(a, &b)', 'not null', '{"a":[{},{"b":1}]}'),
  bad('a pointer to nothing', 'pointer', '/a/1', 'nothing at "1"'),
  bad('a pointer past an index with a zero before it', 'pointer', '/a/00', 'nothing'),
  bad('a pointer to an inherited member', 'pointer', '/constructor', 'nothing'),
  bad('what is no pointer', 'pointer', 'a', 'not a JSON Pointer'),
  bad('a tilde alone', 'pointer', '/~', 'not a JSON Pointer'),
  bad('what is no JSONPath', 'jsonpath', '$.a[', 'jsonpath'),
  bad('a function that takes nodes only', 'jsonpath', '$[?count(1)>2]', 'count()'),
  bad('a logical result that is compared', 'jsonpath', "$[?match(@.a, 'b')==true]", 'match()'),
  bad('a value that is not compared', 'jsonpath', '$[?length(@.a)]', 'length()'),
  bad('an index past 2^53', 'jsonpath', '$[9007199254740992]', 'index'),
  bad('a compared index past 2^53', 'jsonpath', '$[?@[9007199254740992]==1]', 'index'),
  bad('an unknown function', 'jmespath', 'foo(@)', 'foo()'),
  bad('a wrong type', 'jmespath', 'abs(a)', 'abs() takes a number'),
  bad('a wrong number of arguments', 'jmespath', 'length(a, a)', 'length() takes 1'),
  bad('a step of 0', 'jmespath', 'a[::0]', 'step'),
  bad('an expression without its end', 'jmespath', 'a[0', 'column 4'),
  bad('a reference outside a function', 'jmespath', '&a', 'unexpected'),
  bad('what is no JSON', 'jsonpath', '$', 'line 1, column 2', '{'),
  bad('too many matches', 'jsonpath', '$[*]', '10000', `[${Array(10_001).fill(1).join()}]`),
  bad(
    'a query that takes too long',
    'jsonpath',
    '$[?count($[?@>1&&count($.*)>1])>1]',
    'steps',
    JSON.stringify([...Array(8000).keys()]),
  ),
  bad('a pattern with too many repeats', 'jsonpath', "$[?match(@[0], 'a{5000}')]", 'repeat', '[["a"]]'),
  bad(
    'copies of copies',
    'jmespath',
    `[${'@,'.repeat(9)}@]${` | [${'@,'.repeat(9)}@]`.repeat(15)}`,
    'steps',
    '1',
  ),
  bad('copies of copies in one list', 'jmespath', `[@,@,@,@]${'|[@,@,@,@][]'.repeat(30)}`, 'steps', '[1]'),
  bad(
    'copies of copies compared',
    'jmespath',
    `([@,@,@]${'|[@,@,@]'.repeat(20)})==([@,@,@]${'|[@,@,@]'.repeat(20)})`,
    'steps',
    '1',
  ),
  bad(
    'copies of copies as a text',
    'jmespath',
    `length(to_string([@,@,@]${'|[@,@,@]'.repeat(30)}))`,
    'steps',
    '1',
  ),
  bad(
    'copies of a long text',
    'jmespath',
    "length(join('', [@,@,@,@][]|[@,@,@,@][]|[@,@,@,@][]|[@,@,@,@][]|[@,@,@,@][]|[@,@,@,@][]|[@,@,@,@][]))",
    'steps',
    JSON.stringify(['a'.repeat(40_000)]),
  ),
  jmes(
    `length([@,@,@]${'|[@,@,@]'.repeat(9)}|to_string(@))`,
    1,
    177_145,
    'by hand: 3^10 digits, and (3^10 - 1) / 2 lists with two brackets and two commas each',
  ),
  bad('endless nesting of the query', 'jmespath', '('.repeat(500), 'jmespath'),
  answers(
    'members in the order of the document, also where keys are numbers',
    { text: '{"b":1,"2":2,"1":3}', query: '$.*' },
    {
      matches: [
        { path: "$['b']", value: 1 },
        { path: "$['2']", value: 2 },
        { path: "$['1']", value: 3 },
      ],
    },
    'RFC 9535, section 2.3.2.2, leaves the order open',
  ),
])
