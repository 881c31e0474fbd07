import { answers, refuses, table } from '../../support/table.js'

const filled = (
  name: string,
  template: string,
  data: object,
  text: string,
  options: Record<string, string> = {},
  source = 'The Mustache specification',
) =>
  answers<'rest_text_template'>(name, { template, data: JSON.stringify(data), ...options }, { text }, source)

table('rest_text_template', [
  answers(
    'variables and sections',
    {
      template: 'Hi {{name}}{{#items}} <{{.}}>{{/items}}{{^none}}!{{/none}}',
      data: '{"name":"A & B","items":[1,2]}',
    },
    { text: 'Hi A &amp; B <1> <2>!', variables: ['name', 'items', 'none'], missing: ['none'] },
    'by hand',
  ),
  filled(
    'raw variables',
    '{{{a}}} {{&a}} {{a}}',
    { a: '<>&"\'/=`' },
    '<>&"\'/=` <>&"\'/=` &lt;&gt;&amp;&quot;&#39;&#x2F;&#x3D;&#x60;',
  ),
  filled('missing and null values', '[{{a}}{{b}}{{c.d}}]', { b: null }, '[]'),
  filled('dotted names', '{{person.name.first}}', { person: { name: { first: 'Joe' } } }, 'Joe'),
  filled(
    'the first part of a dotted name decides',
    '{{#a}}{{b.c}}{{/a}}',
    { a: { b: {} }, b: { c: 'ERROR' } },
    '',
    {},
    'interpolation.yml, Dotted Names - Context Precedence',
  ),
  filled(
    'deeply nested contexts',
    '{{#a}}{{one}}{{#b}}{{one}}{{two}}{{/b}}{{/a}}',
    { a: { one: 1 }, b: { two: 2 } },
    '112',
  ),
  filled('lists of objects', '{{#list}}{{item}},{{/list}}', { list: [{ item: 1 }, { item: 2 }] }, '1,2,'),
  filled(
    'false, null, 0 and the empty list',
    '{{#a}}x{{/a}}{{#b}}x{{/b}}{{#c}}x{{/c}}{{#d}}x{{/d}}{{^d}}y{{/d}}',
    { a: false, b: null, c: 0, d: [] },
    'y',
  ),
  filled(
    'standalone lines',
    '| This Is\n{{#boolean}}\n|\n{{/boolean}}\n| A Line\n',
    { boolean: true },
    '| This Is\n|\n| A Line\n',
    {},
    'sections.yml, Standalone Lines',
  ),
  filled('comments', '12345{{! Comment Block! }}67890', {}, '1234567890', {}, 'comments.yml, Inline'),
  filled(
    'other delimiters',
    '{{=<% %>=}}(<%text%>)',
    { text: 'Hey!' },
    '(Hey!)',
    {},
    'delimiters.yml, Pair Behavior',
  ),
  filled('partials are empty', '"{{>text}}"', {}, '""'),
  filled('names of JavaScript objects', '{{constructor}}{{__proto__}}{{toString}}', {}, ''),
  filled('not escaped', '{{a}}', { a: '<' }, '<', { escape: 'none' }),
  filled('escaped for JSON', '"{{a}}"', { a: '"\n' }, '"\\"\\n"', { escape: 'json' }, 'RFC 8259, section 7'),
  filled('escaped for URLs', '?q={{a}}', { a: 'a b&é' }, '?q=a%20b%26%C3%A9', { escape: 'url' }, 'RFC 3986'),
  answers(
    'half a surrogate pair',
    { template: '{{a}}', data: '{"a":"\\ud800"}', escape: 'url' },
    { text: '%EF%BF%BD' },
    'U+FFFD stands for it',
  ),
  answers(
    'names',
    { template: '{{a}}{{#b}}{{c}}{{.}}{{/b}}{{a}}{{! d}}{{e.f}}', data: '{"a":1}' },
    { variables: ['a', 'b', 'c', 'e.f'], missing: ['b', 'e.f'] },
    'by hand',
  ),
  answers(
    '3,000 nested sections',
    { template: `${'{{#a}}'.repeat(1_600)}x${'{{/a}}'.repeat(1_600)}`, data: '{"a":true}' },
    { text: 'x' },
    'by hand',
  ),
  refuses(422, 'an unclosed tag', { template: '{{a', data: '{}' }, 'Unclosed tag'),
  refuses(422, 'an unclosed section', { template: '{{#a}}', data: '{}' }, 'Unclosed section'),
  refuses(422, 'an unopened section', { template: '{{/a}}', data: '{}' }, 'Unopened section'),
  refuses(422, 'a list of data', { template: 'a', data: '[1]' }, 'JSON object'),
  refuses(422, 'broken data', { template: 'a', data: '{a}' }, 'JSON object'),
  refuses(
    422,
    'a missing name',
    { template: '{{a}}{{b}}', data: '{"a":1}', strict: true },
    'does not have b',
  ),
  refuses(
    422,
    'an answer of 25 million characters',
    {
      template: `{{#a}}{{#a}}{{#a}}${'x'.repeat(10)}{{/a}}{{/a}}{{/a}}`,
      data: JSON.stringify({ a: Array(140).fill(1) }),
    },
    '200000',
  ),
  refuses(
    422,
    'sections within sections without end',
    { template: `${'{{#a}}'.repeat(1500)}${'{{/a}}'.repeat(1500)}`, data: '{"a":[1,1]}' },
    'steps',
  ),
  refuses(400, 'no data', { template: 'a' }, 'data'),
  answers(
    'long integers with all their digits',
    {
      template: '{{id}}|{{{id}}}|{{#l}}{{.}} {{/l}}{{l}}',
      data: '{"id":1541815603606036481,"l":[12345678901234567890,-9007199254740993]}',
    },
    {
      text: '1541815603606036481|1541815603606036481|12345678901234567890 -9007199254740993 12345678901234567890,-9007199254740993',
    },
    'by hand: an id is the same text in the answer as in the data',
  ),
])
