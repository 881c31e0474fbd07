import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const ESTREE = 'ESTree specification'
const globals = (name: string, code: string, expected: string[]) =>
  answers<'rest_dev_ast'>(name, { code }, { globals: expected }, 'ECMA-262: references and bindings')

table('rest_dev_ast', [
  answers(
    'a tree',
    { code: 'x;' },
    {
      ast: {
        type: 'Program',
        start: 0,
        end: 2,
        body: [
          {
            type: 'ExpressionStatement',
            start: 0,
            end: 2,
            expression: { type: 'Identifier', start: 0, end: 1, name: 'x' },
          },
        ],
        sourceType: 'module',
      },
      nodes: 3,
      types: { ExpressionStatement: 1, Identifier: 1, Program: 1 },
      imports: [],
      exports: [],
      globals: ['x'],
    },
    ESTREE,
  ),
  answers(
    'places',
    { code: '\n x', locations: true },
    {
      ast: expect.objectContaining({
        body: [
          expect.objectContaining({ loc: { start: { line: 2, column: 1 }, end: { line: 2, column: 2 } } }),
        ],
      }) as unknown,
    },
    `${ESTREE}: lines from 1, columns from 0`,
  ),
  answers(
    'literals that JSON has no words for',
    { code: '10n; /a/u' },
    {
      ast: expect.objectContaining({
        body: [
          expect.objectContaining({
            expression: expect.objectContaining({ value: null, bigint: '10' }) as unknown,
          }),
          expect.objectContaining({
            expression: expect.objectContaining({
              value: null,
              regex: { pattern: 'a', flags: 'u' },
            }) as unknown,
          }),
        ],
      }) as unknown,
    },
    `${ESTREE}, ES2015 and ES2020`,
  ),
  answers(
    'modules',
    {
      code:
        'import a, { b as c } from "m"; export * from "n"; export * as ns from "o"; import("p"); import(q); ' +
        'export const { x, y: [z = 1], ...w } = {}, v = 1; export default class {} export { a as "s t" }; ' +
        'export { t } from "m"; export function f() {}',
    },
    {
      imports: ['m', 'n', 'o', 'p'],
      exports: ['*', 'ns', 'x', 'z', 'w', 'v', 'default', 's t', 't', 'f'],
      globals: ['q'],
    },
    'ECMA-262, sections 16.2.2 and 16.2.3',
  ),
  globals('reads and calls', 'let x = 1 + f(2); x; g.h.i; j[k]; typeof l; `${m}`', [
    'f',
    'g',
    'j',
    'k',
    'l',
    'm',
  ]),
  globals('writes, which are none', 'a = 1; [b, c.d] = e; ({ f: g, h = i } = {}); for (j of k);', [
    'c',
    'e',
    'i',
    'k',
  ]),
  globals('reads before writes', 'a += 1; b++; c ||= 1', ['a', 'b', 'c']),
  globals('names of members', '({ a: b, [c]: d, e, f() {} }); class G { h = i; [j]; static { k } }', [
    'b',
    'c',
    'd',
    'e',
    'i',
    'j',
    'k',
  ]),
  globals('attributes of imports', 'import a from "b" with { type: "json" }; a; c', ['c']),
  globals('labels and meta-properties', 'a: for (;;) { break a } import.meta', []),
  globals('parameters and their defaults', '(a, { b = c }, ...d) => a + b + d; try {} catch (e) { e }', [
    'c',
  ]),
  globals('arguments', 'function a() { (() => arguments)() } arguments', ['arguments']),
  answers(
    'an older language',
    { code: 'var let_ = 1', ecmaVersion: '5', sourceType: 'script' },
    { nodes: 5 },
    `${ESTREE}, ES5`,
  ),
  refuses(
    422,
    'a newer word in an older language',
    { code: 'let a', ecmaVersion: '5', sourceType: 'script' },
    'line 1, column 5',
  ),
  refuses(422, 'a fault on the second line', { code: 'a\nb c' }, 'line 2, column 3'),
  refuses(422, 'an import in a script', { code: 'import "a"', sourceType: 'script' }, 'line 1, column 1'),
  refuses(422, 'too many nodes', { code: `[${'1,'.repeat(20_500)}]` }, '20000'),
  refuses(422, 'endless nesting', { code: '('.repeat(45_000) }, 'code is nested too deep'),
  refuses(422, 'endless nesting in words', { code: '('.repeat(45_000) }, 'code is nested too deep'),
  answers(
    'as many nodes as there may be',
    { code: `[${'1,'.repeat(19_997)}]` },
    { nodes: 20_000 },
    'Program, ExpressionStatement and ArrayExpression with 19,997 literals',
  ),
  refuses(422, 'one node more', { code: `[${'1,'.repeat(19_998)}]` }, '20000'),
  answers(
    'names once',
    { code: 'b; a; b(a); import "m"; import "m"; export * from "m"' },
    { globals: ['a', 'b'], imports: ['m'], exports: ['*'] },
    'alphabetic, without repeats',
  ),
])

it('counts types in alphabetic order', async () => {
  const { body } = await call('rest_dev_ast', { code: 'let x = 1 + f(2);' })
  expect(Object.entries((body as { data: { types: object } }).data.types)).toEqual([
    ['BinaryExpression', 1],
    ['CallExpression', 1],
    ['Identifier', 2],
    ['Literal', 2],
    ['Program', 1],
    ['VariableDeclaration', 1],
    ['VariableDeclarator', 1],
  ])
})
