import { lines, names, paragraph, prose, records, table, word } from './content.js'
import type { BoundsTable, Values } from './derive.js'

const LINES = lines(20_000)
const PROSE = prose(20_000)
const ONE_LINE = paragraph(20_000)

/** A text with a change every few lines. */
const edited = (text: string): string =>
  text
    .split('\n')
    .map((line, index) => (index % 7 === 3 ? line.toUpperCase() : line))
    .join('\n')

/** Hunks of `diff -u0` for {@link edited}. */
const patchOf = (text: string, length: number): string => {
  let patch = '--- a\n+++ b\n'
  const all = text.split('\n')
  for (const [index, line] of all.entries()) {
    if (index % 7 !== 3 || index + 1 >= all.length) continue
    const hunk = `@@ -${index + 1} +${index + 1} @@\n-${line}\n+${line.toUpperCase()}\n`
    if (patch.length + hunk.length > length) break
    patch += hunk
  }
  return patch
}

/** Letters without order (Park and Miller 1988). */
const letters = (seed: number): string => {
  let state = seed
  return Array.from({ length: 5_000 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(97 + (state % 26))
  }).join('')
}

const outline = Array.from({ length: 2_000 }, (_, index) => `${'  '.repeat(index % 6)}${word(index)}${index}`)
const paths = Array.from({ length: 1_200 }, (_, index) => `src/${word(index % 40)}/${word(index)}${index}.ts`)
const fitting = (parts: readonly string[], length: number): string => {
  let text = ''
  for (const part of parts) {
    if (text.length + part.length + 1 > length) break
    text += `${part}\n`
  }
  return text
}

const markdown = fitting(
  Array.from({ length: 400 }, (_, index) =>
    [
      `## Section ${index}: ${word(index)}`,
      '',
      `${paragraph(120 + (index % 7))} **${word(index)}** and [a link](https://example.org/${index}) with \`code\`.`,
      '',
      `- ${word(index + 1)}\n- ${word(index + 2)}\n  1. ${word(index + 3)}`,
      '',
      index % 5 === 0 ? '| a | b |\n|---|---|\n| 1 | *2* |\n' : `> ${word(index)}\n`,
    ].join('\n'),
  ),
  20_000,
)

const html = fitting(
  Array.from(
    { length: 400 },
    (_, index) =>
      `<h2>${word(index)}</h2><p>${word(index + 1)} <b>bold</b> <i>it</i> <a href="http://x.y/${index}">l</a></p><ul><li>1</li><li>2</li></ul>`,
  ),
  20_000,
)

const plain = { find: 'the', with: 'a' }
const separators: readonly [string, string][] = [
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
  ['space', ' '],
]

export const text: BoundsTable = {
  sort: {
    calls: [
      { text: LINES, column: null, unique: false },
      { text: LINES, column: 2, unique: false, by: 'numeric' },
      { text: LINES, column: null, unique: true, ignoreCase: true },
    ],
  },
  dedupe: {
    calls: [{ text: LINES }, { text: names(20_000, '\n') }],
    own: { ms: 2, because: '2,500 lines, each with its own key' },
  },
  reverse: { calls: [{ text: PROSE }] },
  filter: {
    calls: [
      { text: LINES, match: 'the', mode: 'contains', before: 0, after: 0 },
      {
        text: PROSE,
        match: '^[A-Z][a-z]+ (the|that|when) .*[0-9]?\\.$',
        mode: 'regex',
        before: 20,
        after: 20,
      },
      { text: PROSE, match: 'the', ignoreCase: true },
    ],
  },
  list: {
    calls: [
      { text: names(20_000, ', '), from: 'auto' },
      { text: names(20_000, '\n'), from: 'line' },
      { text: names(20_000, ';'), from: 'semicolon', perLine: 10 },
      { text: names(20_000, ', '), from: 'auto', to: 'sql-in', quote: 'single', perLine: null },
      { text: names(20_000, ', '), from: 'auto', to: 'json', perLine: null },
    ],
    own: { ms: 2, because: '2,500 items, each quoted' },
  },
  align: {
    calls: [
      { text: table(20_000), delimiter: 'comma' },
      { text: table(20_000), delimiter: 'auto', style: 'grid' },
    ],
  },
  wrap: { calls: [{ text: ONE_LINE, width: 80 }, { text: ONE_LINE, width: 10 }, { text: PROSE }] },
  indent: {
    calls: [
      { text: LINES, prefix: null, suffix: null, separator: '  ' },
      { text: LINES, mode: 'prefix', prefix: '> '.repeat(25), suffix: ' |', separator: '  ' },
      { text: LINES.slice(0, 15_000).replaceAll('\n', '\n\t\t'), mode: 'tabs-to-spaces' },
      { text: LINES.slice(0, 14_000).replaceAll('\n', '\n    '), mode: 'spaces-to-tabs', size: 4 },
    ],
    own: { ms: 2.5, because: 'tabs of 16 columns make 100,000 characters of 20,000' },
  },
  clean: { calls: [{ text: PROSE }, { text: ONE_LINE.replaceAll(' ', '  ').slice(0, 20_000) }] },
  normalize: { calls: [{ text: 'Crème Brûlée à la façon '.repeat(833) }, { text: PROSE }] },
  typography: {
    calls: [
      { text: '"Hello," she said -- it\'s 5... '.repeat(640) },
      { text: ONE_LINE },
      { text: '“Hello,” she said — it’s 5… '.repeat(700), mode: 'plain' },
    ],
  },
  replace: {
    calls: [
      { text: PROSE, ...plain, max: 0 },
      { text: PROSE, find: '([a-z]+) ([a-z]+)', with: '$2 $1', mode: 'regex', max: 0 },
    ],
  },
  extract: {
    calls: [
      {
        text: 'Mail ann@b.co or see https://x.org/p?q=1 by 2026-03-01 10:00, #hi @you 192.168.1.1 '.repeat(
          240,
        ),
      },
      { text: PROSE, kinds: 'all' },
      {
        text: 'Mail ann@b.co or see https://x.org/p?q=1 by 2026-03-01 10:00, #hi @you '.repeat(270),
        kinds: 'all',
      },
    ],
  },
  count: {
    calls: [{ text: PROSE }, { text: 'a b. '.repeat(4_000) }],
  },
  frequency: { calls: [{ text: PROSE, minLength: 1 }] },
  truncate: { calls: [{ text: PROSE }] },
  diff: {
    calls: [
      { a: LINES, b: edited(LINES) },
      { a: PROSE, b: edited(PROSE) },
      { a: LINES, b: names(20_000, '\n') },
    ],
  },
  'diff/words': {
    calls: [
      { a: prose(5_000), b: edited(prose(5_000)) },
      { a: prose(5_000), b: LINES.slice(0, 5_000) },
      { a: letters(1), b: letters(2), by: 'character' },
    ],
    own: {
      ms: 600,
      because: 'the shortest script between texts without order has 5,600 edits: 16 million places in 0.3 s',
    },
  },
  patch: {
    calls: [
      { text: PROSE, patch: patchOf(PROSE, 20_000), reverse: false },
      { text: LINES, patch: patchOf(LINES, 20_000), reverse: false },
    ],
  },
  merge: {
    calls: [
      {
        base: prose(10_000),
        mine: edited(prose(10_000)),
        theirs: prose(10_000).replaceAll('that', 'which').slice(0, 10_000),
      },
      { base: LINES.slice(0, 10_000), mine: edited(LINES.slice(0, 10_000)), theirs: names(10_000, '\n') },
    ],
  },
  sets: {
    calls: separators
      .map(([separator, sign]): Values => ({ a: names(20_000, sign), b: names(15_000, sign), separator }))
      .concat({ a: LINES, b: edited(LINES), separator: 'line' }),
  },
  template: {
    calls: [
      {
        template: `{{#items}}{{name}} costs {{price}} since {{address.since}}\n{{/items}}${'{{title}} '.repeat(1_900)}`,
        data: `{"title":"T","items":${records(19_970)}}`,
      },
      { template: `${'{{#a}}'.repeat(16)}${'{{/a}}'.repeat(16)}`, data: '{"a":[1,2]}' },
    ],
  },
  markdown: { calls: [{ markdown }, { markdown: PROSE }] },
  'markdown/toc': { calls: [{ markdown, minLevel: 1, maxLevel: 6 }] },
  'markdown/table': {
    calls: [
      { text: table(20_000), input: 'csv' },
      { text: table(20_000, '\t'), input: 'tsv' },
      { text: records(20_000), input: 'json', align: '' },
    ],
  },
  'markdown/from-html': { calls: [{ html }] },
  figlet: { calls: [{ text: paragraph(200), width: 120 }] },
  transliterate: { calls: [{ text: 'Привет, 世界! ñ '.repeat(1_333) }, { text: PROSE }] },
  tree: {
    calls: [
      { text: fitting(outline, 20_000), input: 'indent' },
      { text: fitting(paths, 20_000), input: 'paths' },
    ],
    own: { ms: 2.5, because: 'a tree of some thousand nodes is built, drawn and sent' },
  },
  lookalikes: { calls: [{ text: PROSE }, { text: 'раypal аррle '.repeat(1_538) }] },
  shortcodes: {
    calls: [{ text: 'Ship it :rocket: '.repeat(290) }, { text: 'Ship it 🚀 now 🎉 '.repeat(270) }],
  },
  hyphenate: { calls: [{ text: PROSE, minWord: 3 }] },
  'title-case': {
    calls: [{ text: paragraph(1_000) }, { text: paragraph(1_000), keep: 'NASA,iOS,the'.repeat(1) }],
  },
}
