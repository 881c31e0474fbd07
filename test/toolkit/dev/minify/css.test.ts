import { answers, refuses, table } from '../../../support/table.js'

const minified = (name: string, code: string, expected: string, source: string) =>
  answers<'rest_dev_minify_2'>(name, { code }, { code: expected }, source)

table('rest_dev_minify_2', [
  answers(
    'colours, zeros and empty rules',
    { code: 'a { color: #ff0000; margin: 0px 0px 0px 0px; }\n/* c */ b { }' },
    { code: 'a{color:red;margin:0}', bytesBefore: 60, bytesAfter: 21, savedPercent: 65 },
    '#ff0000 is red (CSS Color 4); 100 x 39 / 60',
  ),
  minified('like rules merged', 'a { b: c } d { b: c }', 'a,d{b:c}', 'CSS Cascade 5: the same declarations'),
  answers(
    'rules left where they are',
    { code: 'a { b: c } e { f: g } d { b: c }', restructure: false },
    { code: 'a{b:c}e{f:g}d{b:c}' },
    'the contract',
  ),
  answers('comments that matter', { code: '/*! k */a{b:c}' }, { code: '/*! k */\na{b:c}' }, 'the contract'),
  answers(
    'no comment at all',
    { code: '/*! k */a{b:c}', comments: false },
    { code: 'a{b:c}' },
    'the contract',
  ),
  minified('nested rules', 'a { color: red; & b { c: d; } }', 'a{color:red;& b{c:d}}', 'CSS Nesting 1'),
  minified(
    'a media query with a range',
    '@media (width >= 600px) { a { b: c; } }',
    '@media (width >= 600px){a{b:c}}',
    'Media Queries 4, section 2.4.3',
  ),
  minified(
    'a nested media query',
    'a{b:c;@media (d){e:f}}',
    'a{b:c;@media (d){e:f}}',
    'CSS Nesting 1, section 4',
  ),
  minified(
    'an empty layer',
    '@layer base { } @layer x { a { b: c } }',
    '@layer base{}@layer x{a{b:c}}',
    'CSS Cascade 5, section 6.4.3: it orders',
  ),
  minified(
    'a declaration that is none',
    'a { b; c: d } e { f: #ff0000 }',
    'a{b;c:d}e{f:red}',
    'kept as it is',
  ),
  minified(
    'semicolons too many',
    'a { ; color: #ff0000;; margin: 0 0 0 0; /* c */; } @media (d) { e { f: g;; } }',
    'a{color:red;margin:0}@media (d){e{f:g}}',
    'csso 5; CSS Syntax 3, section 5.5.4: they say nothing',
  ),
  minified(
    'a comment between two words',
    'a{x y/**/z & b{c:d}}',
    'a{x y/**/z & b{c:d}}',
    'CSS Syntax 3: without it they were one',
  ),
  minified('white space only', ' \n\t', '', 'the contract'),
  minified('a comment only', '/* a */', '', 'nothing is left'),
  minified('a block that never closes', 'a { b: c', 'a{b:c}', 'CSS Syntax 3: the end closes it'),
  refuses(422, 'what is no style sheet', { code: '\n  }}}' }, 'line 2, column 3'),
  answers(
    'bytes of UTF-8',
    { code: 'a{b:"é"}' },
    { bytesBefore: 9, bytesAfter: 9, savedPercent: 0 },
    'é is two bytes',
  ),
])
