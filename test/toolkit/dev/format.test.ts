import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const JAVASCRIPT = { code: 'const a={b:1}', language: 'javascript' }

table('rest_dev_format', [
  answers(
    'JavaScript',
    JAVASCRIPT,
    { language: 'javascript', code: 'const a = { b: 1 };\n', changed: true, lines: 1 },
    "Prettier's rationale: semicolons, spaces in braces",
  ),
  answers(
    'options',
    { ...JAVASCRIPT, code: 'if(a){b("c",[1,2])}', tabWidth: 4, semi: false, singleQuote: true },
    { code: "if (a) {\n    b('c', [1, 2])\n}\n", lines: 3 },
    "Prettier's options page",
  ),
  answers(
    'tabs and a narrow width without trailing commas',
    { ...JAVASCRIPT, code: 'f(first, second, third)', width: 20, useTabs: true, trailingComma: 'none' },
    { code: 'f(\n\tfirst,\n\tsecond,\n\tthird\n);\n', lines: 5 },
    "Prettier's options page",
  ),
  answers(
    'what is formatted already',
    { ...JAVASCRIPT, code: 'a;\n' },
    { changed: false, lines: 1 },
    'the same text',
  ),
  answers(
    'nothing but white space',
    { ...JAVASCRIPT, code: '  \n ' },
    { code: '', lines: 0 },
    'no statement',
  ),
  answers(
    'TypeScript',
    { code: 'let a:number=1', language: 'typescript' },
    { code: 'let a: number = 1;\n' },
    "Prettier's rationale",
  ),
  answers(
    'TypeScript with JSX',
    { code: 'const f=(x:T)=><b>{x}</b>', language: 'tsx' },
    { code: 'const f = (x: T) => <b>{x}</b>;\n' },
    "Prettier's rationale",
  ),
  answers(
    'JSX',
    { code: 'a=<b  c="d"/>', language: 'jsx' },
    { code: 'a = <b c="d" />;\n' },
    "Prettier's rationale",
  ),
  answers('JSON', { code: '{"a":[1,2]}', language: 'json' }, { code: '{ "a": [1, 2] }\n' }, 'RFC 8259'),
  answers('JSON5', { code: "{a:'b',}", language: 'json5' }, { code: '{ a: "b" }\n' }, 'JSON5 specification'),
  answers(
    'CSS',
    { code: 'a{b:c}', language: 'css' },
    { code: 'a {\n  b: c;\n}\n', lines: 3 },
    'one declaration a line',
  ),
  answers(
    'SCSS',
    { code: 'a{b{c:$d}}', language: 'scss' },
    { code: 'a {\n  b {\n    c: $d;\n  }\n}\n' },
    'nesting',
  ),
  answers(
    'Less',
    { code: '@a:b;c{.d;}', language: 'less' },
    { code: '@a: b;\nc {\n  .d;\n}\n' },
    'variables, mixins',
  ),
  answers(
    'HTML',
    { code: '<p>a<b>c</b>', language: 'html' },
    { code: '<p>a<b>c</b></p>\n' },
    'HTML: p ends at the end',
  ),
  answers(
    'Vue',
    { code: '<script>let a=1</script>', language: 'vue' },
    { code: '<script>\nlet a = 1;\n</script>\n' },
    'scripts are not indented',
  ),
  answers(
    'Markdown with code in it',
    { code: '* a\n\n```js\nlet b=1\n```', language: 'markdown' },
    { code: '- a\n\n```js\nlet b = 1;\n```\n' },
    'CommonMark; embedded languages are formatted',
  ),
  answers('YAML', { code: 'a:   [ 1,2 ]', language: 'yaml' }, { code: 'a: [1, 2]\n' }, 'YAML 1.2.2'),
  refuses(422, 'a fault on the second line', { ...JAVASCRIPT, code: 'let a\n let = ;' }, 'line 2, column'),
  refuses(422, 'a style sheet that is not closed', { code: 'a {', language: 'css' }, 'line 1, column 1'),
  refuses(422, 'a wrong end tag', { code: '<div></b>', language: 'html' }, 'line 1, column 6'),
  refuses(422, 'a broken YAML list', { code: 'a: [1', language: 'yaml' }, 'not valid yaml: line 1'),
  refuses(422, 'endless nesting', { ...JAVASCRIPT, code: '('.repeat(40_000) }, 'code is nested too deep'),
  refuses(
    422,
    'endless nesting of lists',
    { language: 'yaml', code: '- '.repeat(5000) },
    'code is nested too deep',
  ),
  refuses(
    422,
    '20,000 quotes in each other',
    { language: 'markdown', code: '> '.repeat(20_000) },
    'code is nested too deep: 20000 quotes',
  ),
  refuses(
    422,
    'many lines in deep lists',
    { language: 'markdown', code: `${'- '.repeat(100)}${'a\n'.repeat(20_000)}` },
    'code is nested too deep: 100 quotes and lists inside each other, in 20000 lines',
  ),
  answers(
    'a rule across the page, which is no list',
    { language: 'markdown', code: '- '.repeat(1_000) },
    { lines: 1, code: expect.stringMatching(/^([-*_])\1\1\n$/) as unknown },
    'CommonMark 0.31, section 4.1',
  ),
  answers(
    'eighty quotes in each other',
    { language: 'markdown', code: `${'>'.repeat(80)} a` },
    { code: `${'> '.repeat(80)}a\n` },
    'CommonMark 0.31, section 5.1',
  ),
  refuses(400, 'an unknown language', { ...JAVASCRIPT, language: 'ruby' }, 'language'),
  answers(
    'commas as ES5 had them',
    {
      ...JAVASCRIPT,
      code: 'f(first, second, third);[aaaaaaaaaaaa, bbbbbbbbbbbb]',
      width: 20,
      trailingComma: 'es5',
    },
    { code: 'f(\n  first,\n  second,\n  third\n);\n[\n  aaaaaaaaaaaa,\n  bbbbbbbbbbbb,\n];\n' },
    'ECMA-262, 5.1: in arrays, not in arguments',
  ),

  answers(
    '80 columns, all commas',
    { ...JAVASCRIPT, code: `f(${'a'.repeat(38)}, ${'b'.repeat(37)})` },
    { code: `f(\n  ${'a'.repeat(38)},\n  ${'b'.repeat(37)},\n);\n`, lines: 4 },
    '2 + 38 + 2 + 37 + 2 = 81 columns',
  ),
  answers(
    '80 columns that suffice',
    { ...JAVASCRIPT, code: `f(${'a'.repeat(38)}, ${'b'.repeat(36)})` },
    { lines: 1, changed: true },
    '2 + 38 + 2 + 36 + 2 = 80 columns',
  ),
])
