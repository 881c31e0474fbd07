import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const ADD = 'function add(first, second) { /* sum */ return first + second; }'

table('rest_dev_minify', [
  answers(
    'local names and white space',
    { code: 'var unused = 1; // one' },
    { code: 'var unused=1;', bytesBefore: 22, bytesAfter: 13, savedPercent: 40.91 },
    '100 x 9 / 22; a global name stays',
  ),
  answers(
    'names kept',
    { code: ADD, mangle: false },
    { code: 'function add(first,second){return first+second}' },
    'white space and the comment go',
  ),
  answers(
    'no optimisation',
    { code: 'a = 1 + 2;', compress: false },
    { code: 'a=1+2;' },
    'ECMA-262: white space',
  ),
  answers('an optimisation', { code: 'a = 1 + 2;' }, { code: 'a=3;' }, 'the sum is known'),
  answers(
    'console calls dropped',
    { code: 'console.log(1); a();', dropConsole: true },
    { code: 'a();' },
    'nothing else has an effect',
  ),
  answers(
    'console calls dropped without optimisation',
    { code: 'console.log(1); a(1 + 1);', dropConsole: true, compress: false },
    { code: 'void 0;a(1+1);' },
    'undefined is what they give',
  ),
  answers(
    'comments that matter',
    { code: '/*! keep */ /* drop */ a(); // @license MIT\n// @preserve this\nb(); // @copyright me' },
    { code: '/*! keep */a(),// @license MIT\n// @preserve this\nb();' },
    'the contract names three kinds',
  ),
  answers(
    'a module, whose names at the top are its own',
    { code: 'const long = 1; export { long }', module: true, compress: false },
    { code: 'const o=1;export{o as long};' },
    'ECMA-262: module scope',
  ),
  answers(
    'what gets longer',
    { code: 'a' },
    { code: 'a;', bytesBefore: 1, bytesAfter: 2, savedPercent: -100 },
    '100 x -1 / 1',
  ),
  answers('bytes of UTF-8', { code: 'a="é"' }, { bytesBefore: 6 }, 'é is two bytes'),
  refuses(422, 'a fault', { code: 'a\n  b = = c' }, 'line 2, column 7'),
  refuses(422, 'JSX', { code: 'a = <b/>' }, 'line 1, column 5'),
  refuses(422, 'endless nesting', { code: '['.repeat(40_000) }, 'code is nested too deep'),
  answers(
    'white space at most',
    { code: 'function add(first) { return first }', mangle: false, compress: false },
    { code: 'function add(first){return first}', bytesBefore: 36, bytesAfter: 33, savedPercent: 8.33 },
    '100 x 3 / 36',
  ),
  answers(
    'local names',
    { code: 'function add(first) { return first }', compress: false },
    { code: expect.stringMatching(/^function add\((\w)\)\{return \1\}$/) as unknown },
    'one letter does; the global name stays',
  ),
])
