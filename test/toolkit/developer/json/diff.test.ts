import { answers, refuses, table, writes } from '../../../support/table.js'

const BY_HAND = 'compared by hand'
const documents = (a: unknown, b: unknown): { a: string; b: string } => ({
  a: JSON.stringify(a),
  b: JSON.stringify(b),
})

table('rest_developer_json', [
  answers(
    'members and elements',
    documents({ a: 1, b: [1, 2, 3] }, { a: 2, b: [1, 2], c: true }),
    {
      equal: false,
      count: 3,
      changes: [
        { op: 'replace', path: '/a', from: 1, to: 2 },
        { op: 'remove', path: '/b/2', from: 3, to: null },
        { op: 'add', path: '/c', from: null, to: true },
      ],
      patch: [
        { op: 'replace', path: '/a', value: 2 },
        { op: 'remove', path: '/b/2' },
        { op: 'add', path: '/c', value: true },
      ],
      mergePatch: { a: 2, b: [1, 2], c: true },
    },
    BY_HAND,
  ),
  answers(
    'another order and another spelling',
    { a: '{"a":1,"b":2}', b: '{"b":2.0,"a":1}' },
    { equal: true, count: 0, patch: [], mergePatch: {} },
    'RFC 8259: objects are unordered',
  ),
  answers(
    'elements removed from the last down',
    documents([1, 2, 3], [1]),
    {
      patch: [
        { op: 'remove', path: '/2' },
        { op: 'remove', path: '/1' },
      ],
      mergePatch: [1],
    },
    BY_HAND,
  ),
  answers(
    'elements added in order',
    documents([], [1, [2]]),
    {
      patch: [
        { op: 'add', path: '/0', value: 1 },
        { op: 'add', path: '/1', value: [2] },
      ],
    },
    BY_HAND,
  ),
  answers(
    'other types',
    documents({ a: [] }, { a: {} }),
    { patch: [{ op: 'replace', path: '/a', value: {} }] },
    BY_HAND,
  ),
  answers(
    'scalars at the root',
    { a: '1', b: '"1"' },
    { changes: [{ op: 'replace', path: '', from: 1, to: '1' }], mergePatch: '1' },
    BY_HAND,
  ),
  answers(
    'null and what is not there',
    documents({ a: null }, {}),
    { changes: [{ op: 'remove', path: '/a', from: null, to: null }], mergePatch: { a: null } },
    'RFC 7396: null removes',
  ),
  answers(
    'names that pointers escape',
    documents({ 'a/b': 1, 'm~n': 8 }, { 'a/b': 2, 'm~n': 9 }),
    {
      changes: [
        { op: 'replace', path: '/a~1b', from: 1, to: 2 },
        { op: 'replace', path: '/m~0n', from: 8, to: 9 },
      ],
    },
    'RFC 6901, section 5',
  ),
  answers(
    'a merge patch within objects',
    documents({ a: { b: 'c', d: 1 } }, { a: { b: 'd', d: 1 } }),
    { mergePatch: { a: { b: 'd' } } },
    'RFC 7396, appendix A',
  ),
  answers(
    'a member named __proto__',
    { a: '{}', b: '{"__proto__":{"x":1}}' },
    { patch: [{ op: 'add', path: '/__proto__', value: { x: 1 } }] },
    'it is a name like any other in JSON',
  ),
  answers(
    'what is ignored',
    { ...documents({ a: 1, b: { c: 1 }, d: 1 }, { a: 2, b: { c: 2 }, e: 1 }), ignore: '/a, /b/c,/d,/e' },
    { equal: true, count: 0, mergePatch: { d: null, a: 2, b: { c: 2 }, e: 1 } },
    'the merge patch heeds no ignore',
  ),
  writes(
    'integers past 2^53',
    { a: '12345678901234567890', b: '12345678901234567891' },
    '"equal":false,"count":1,"changes":[{"op":"replace","path":"","from":12345678901234567890,"to":12345678901234567891}],"patch":[{"op":"replace","path":"","value":12345678901234567891}],"mergePatch":12345678901234567891',
    BY_HAND,
  ),
  answers(
    'one integer written in two ways',
    { a: '[100000000000000000000]', b: '[1e20]' },
    { equal: true },
    BY_HAND,
  ),
  refuses(422, 'an old document that is no JSON', { a: '{', b: '1' }, 'a is not valid JSON'),
  refuses(422, 'a new document that is no JSON', { a: '1', b: "{'a':1}" }, 'b is not valid JSON'),
  refuses(422, 'a number that is too large', { a: '1', b: '[1e400]' }, 'b has a number'),
  refuses(
    422,
    'a document nested too deep',
    { a: '['.repeat(9000) + ']'.repeat(9000), b: '1' },
    'a is nested',
  ),
  refuses(400, 'a pointer that is none', { a: '1', b: '1', ignore: 'a/b' }, 'ignore'),
  refuses(400, 'a pointer with a wrong escape', { a: '1', b: '1', ignore: '/a~2' }, 'ignore'),
  answers(
    'members in the order of a, then those of b alone',
    documents({ z: 1, y: { x: 1, w: 1 }, v: 1 }, { q: 1, v: 2, y: { w: 2, p: 1 }, o: 1 }),
    {
      patch: [
        { op: 'remove', path: '/z' },
        { op: 'remove', path: '/y/x' },
        { op: 'replace', path: '/y/w', value: 2 },
        { op: 'add', path: '/y/p', value: 1 },
        { op: 'replace', path: '/v', value: 2 },
        { op: 'add', path: '/q', value: 1 },
        { op: 'add', path: '/o', value: 1 },
      ],
    },
    BY_HAND,
  ),
  writes(
    'members in that order where keys are numbers, too',
    { a: '{"b":1,"2":{"c":1,"0":1},"1":3}', b: '{"b":2,"2":4,"z":5,"0":6}' },
    '"changes":[{"op":"replace","path":"/b","from":1,"to":2},{"op":"replace","path":"/2","from":{"c":1,"0":1},"to":4},{"op":"remove","path":"/1","from":3,"to":null},{"op":"add","path":"/z","from":null,"to":5},{"op":"add","path":"/0","from":null,"to":6}]',
    BY_HAND,
  ),
])
