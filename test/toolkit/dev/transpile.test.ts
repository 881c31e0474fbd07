import { answers, refuses, table } from '../../support/table.js'

const TYPESCRIPT = 'TypeScript handbook'

table('rest_dev_transpile', [
  answers(
    'types taken out',
    { code: 'const x: number = 1;' },
    { code: 'const x = 1;\n', target: 'es2020', diagnostics: [] },
    TYPESCRIPT,
  ),
  answers(
    'a newer operator for an older target',
    { code: 'a ?? b', target: 'es2017' },
    { code: 'a !== null && a !== void 0 ? a : b;\n', target: 'es2017' },
    'ECMA-262: a ?? b is b for null and undefined',
  ),
  answers(
    'classes of names for ES5',
    { code: 'let a = `${b}c`', target: 'es5' },
    { code: 'var a = "".concat(b, "c");\n' },
    'ECMA-262, 5.1',
  ),
  answers(
    'nothing to do for the newest',
    { code: 'a ?? b', target: 'esnext' },
    { code: 'a ?? b;\n' },
    'ECMA-262',
  ),
  answers(
    'CommonJS',
    { code: 'export const a = 1', module: 'commonjs' },
    {
      code: '"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\nexports.a = void 0;\nexports.a = 1;\n',
    },
    `${TYPESCRIPT}, modules`,
  ),
  answers(
    'JSX for React 17 and later',
    { code: 'export const a = <b />', jsx: true },
    { code: 'import { jsx as _jsx } from "react/jsx-runtime";\nexport const a = _jsx("b", {});\n' },
    `${TYPESCRIPT}, JSX`,
  ),
  answers(
    'JSX for older React',
    { code: 'a = <b />', jsx: true, jsxMode: 'react' },
    { code: 'a = React.createElement("b", null);\n' },
    `${TYPESCRIPT}, JSX`,
  ),
  answers(
    'JSX kept',
    { code: 'a = <b />', jsx: true, jsxMode: 'preserve' },
    { code: 'a = <b />;\n' },
    `${TYPESCRIPT}, JSX`,
  ),
  answers(
    'comments dropped',
    { code: '/* a */ b; // c', removeComments: true },
    { code: 'b;\n' },
    'the contract',
  ),
  answers(
    'a fault, which is reported',
    { code: 'let a;\n let b = ;' },
    { diagnostics: [{ line: 2, column: 10, code: 1109, message: 'Expression expected.' }] },
    'the place of the semicolon',
  ),
  answers(
    'a wrong type, which is none of its business',
    { code: 'let a: string = 1' },
    { diagnostics: [] },
    'the contract',
  ),
  answers(
    'a reference to a file of this machine',
    { code: '/// <reference path="/etc/passwd" />\nlet a', removeComments: true },
    { code: 'let a;\n', diagnostics: [] },
    'nothing is read',
  ),
  refuses(400, 'an unknown target', { code: 'a', target: 'es3' }, 'target'),
  ...(
    [
      ['es5', 'var f = function (a) { return a; };\n', 'let f = a => a'],
      ['es2015', 'let f = (a) => Math.pow(a, 2);\n', 'let f = (a) => a ** 2'],
      ['es2017', 'let f = (a) => a ** 2;\n', 'let f = (a) => a ** 2'],
      ['es2020', 'a || (a = b);\n', 'a ||= b'],
      ['es2022', 'a ||= b;\n', 'a ||= b'],
    ] as const
  ).map(([target, expected, code]) =>
    answers<'rest_dev_transpile'>(
      `${code} for ${target}`,
      { code, target },
      { code: expected, target },
      'ECMA-262: ** is of 2016, ||= of 2021',
    ),
  ),
  answers(
    'comments kept, and dropped',
    { code: '/* a */ b; // c', removeComments: true },
    { code: 'b;\n' },
    'the contract',
  ),
  answers('line ends', { code: 'a;\r\nb;' }, { code: 'a;\nb;\n' }, 'LF'),
  refuses(422, 'endless nesting', { code: '['.repeat(40_000) }, 'code is nested too deep'),
])
