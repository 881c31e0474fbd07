import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const place = (severity: string, code: string, offset: number, line = 1, column = offset + 1): unknown =>
  expect.objectContaining({ severity, code, offset, line, column })

const RFC = 'RFC 8259'

table('rest_dev_lint', [
  answers(
    'what is right',
    { json: '{"a":[{"b":[]}],"c":1}' },
    { valid: true, problems: [], keys: 3, depth: 4, repaired: null },
    'a, b and c; object, array, object, array',
  ),
  answers('a scalar', { json: ' 1 ' }, { valid: true, keys: 0, depth: 0 }, RFC),
  answers(
    'a key twice in one object, and once in another',
    { json: '{"a":1,"a":{"a":2}}' },
    { valid: true, problems: [place('warning', 'DuplicateKey', 7)], keys: 3, repaired: null },
    `${RFC}, section 4`,
  ),
  answers(
    'numbers that readers spoil',
    { json: '[9007199254740991,9007199254740992,-1e400]' },
    { valid: true, problems: [place('warning', 'UnsafeInteger', 18), place('warning', 'LargeNumber', 35)] },
    `${RFC}, section 6: 2^53 - 1 and the range of a double`,
  ),
  answers(
    'a trailing comma, in the order of the text',
    { json: '{"a":1,"a":2,}' },
    {
      valid: false,
      problems: [
        place('warning', 'DuplicateKey', 7),
        place('error', 'PropertyNameExpected', 13),
        place('error', 'ValueExpected', 13),
      ],
      repaired: '{"a":1,"a":2}',
    },
    `${RFC}, section 4`,
  ),
  answers(
    'no repair wanted',
    { json: '[1,', repair: false },
    { valid: false, repaired: null },
    'the contract',
  ),
  answers(
    'places on a further line',
    { json: '{\r\n  "a" 1}' },
    { problems: [place('error', 'ColonExpected', 9, 2, 7)], repaired: '{\r\n  "a": 1}' },
    `${RFC}, section 4`,
  ),
  answers(
    'comments refused',
    { json: '[1] // a' },
    { valid: false, problems: [place('error', 'InvalidCommentToken', 4)] },
    `${RFC} has none`,
  ),
  answers(
    'comments and trailing commas allowed',
    { json: '[1, /* a */] // b', comments: true, trailingCommas: true },
    { valid: true, problems: [], depth: 1, repaired: null },
    'the contract',
  ),
  answers('a leading zero', { json: '01' }, { valid: false }, `${RFC}, section 6`),
  answers('an escape that is none', { json: '"\\x"' }, { valid: false }, `${RFC}, section 7`),
  answers('single quotes', { json: "{'a':1}" }, { valid: false, repaired: '{"a":1}' }, `${RFC}, section 7`),
  answers('what is beyond repair', { json: '{}{}}}' }, { valid: false, repaired: null }, 'several documents'),
  answers(
    '20,000 brackets that nothing opened',
    { json: ']\n'.repeat(20_000), repair: false },
    { valid: false, keys: 0, depth: 0 },
    RFC,
  ),
  refuses(422, 'endless nesting', { json: '['.repeat(50_000) }, 'nested too deep'),
  answers(
    'a comma that is missing',
    { json: '{"a":1 "b":2}' },
    { valid: false, problems: [place('error', 'CommaExpected', 7)], repaired: '{"a":1, "b":2}', keys: 2 },
    `${RFC}, section 4`,
  ),
  answers(
    'ends that are missing',
    { json: '{"a":[1' },
    {
      problems: [place('error', 'CloseBracketExpected', 7), place('error', 'CloseBraceExpected', 7)],
      repaired: '{"a":[1]}',
    },
    `${RFC}, sections 4 and 5`,
  ),
  answers(
    'the first unsafe integer below zero, and a fraction',
    { json: '[-9007199254740991,-9007199254740992,9007199254740993.5]' },
    { valid: true, problems: [place('warning', 'UnsafeInteger', 19)] },
    '2^53 - 1; a fraction is no integer',
  ),
])
