import { answers, refuses, table, writes } from '../../../support/table.js'

const call = (document: unknown, patch: unknown): { document: string; patch: string } => ({
  document: JSON.stringify(document),
  patch: JSON.stringify(patch),
})
const merge = (document: unknown, patch: unknown) => ({ ...call(document, patch), type: 'merge-patch' })

/** Document, patch and result of RFC 6902, appendix A. */
const RFC_6902: readonly (readonly [name: string, document: unknown, patch: unknown[], result: unknown])[] = [
  ['A.1', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
  [
    'A.2',
    { foo: ['bar', 'baz'] },
    [{ op: 'add', path: '/foo/1', value: 'qux' }],
    { foo: ['bar', 'qux', 'baz'] },
  ],
  ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
  ['A.4', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
  [
    'A.5',
    { baz: 'qux', foo: 'bar' },
    [{ op: 'replace', path: '/baz', value: 'boo' }],
    { baz: 'boo', foo: 'bar' },
  ],
  [
    'A.6',
    { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
    [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
    { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
  ],
  [
    'A.7',
    { foo: ['all', 'grass', 'cows', 'eat'] },
    [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
    { foo: ['all', 'cows', 'eat', 'grass'] },
  ],
  [
    'A.8',
    { baz: 'qux', foo: ['a', 2, 'c'] },
    [
      { op: 'test', path: '/baz', value: 'qux' },
      { op: 'test', path: '/foo/1', value: 2 },
    ],
    { baz: 'qux', foo: ['a', 2, 'c'] },
  ],
  [
    'A.10',
    { foo: 'bar' },
    [{ op: 'add', path: '/child', value: { grandchild: {} } }],
    { foo: 'bar', child: { grandchild: {} } },
  ],
  ['A.11', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux', xyz: 123 }], { foo: 'bar', baz: 'qux' }],
  ['A.14', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
  [
    'A.16',
    { foo: ['bar'] },
    [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }],
    { foo: ['bar', ['abc', 'def']] },
  ],
]

/** Original, patch and result of RFC 7396, appendix A. */
const RFC_7396: readonly (readonly [unknown, unknown, unknown])[] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
]

table('rest_developer_json_2', [
  ...RFC_6902.map(([name, document, patch, result]) =>
    answers<'rest_developer_json_2'>(
      name,
      call(document, patch),
      { type: 'json-patch', applied: patch.length, result },
      'RFC 6902, appendix A',
    ),
  ),
  ...RFC_7396.map(([document, patch, result]) =>
    answers<'rest_developer_json_2'>(
      `${JSON.stringify(document)} with ${JSON.stringify(patch)}`,
      merge(document, patch),
      { type: 'merge-patch', applied: 1, result },
      'RFC 7396, appendix A',
    ),
  ),
  answers(
    'a copy of its own',
    call({ a: [1] }, [
      { op: 'copy', from: '/a', path: '/b' },
      { op: 'add', path: '/b/-', value: 2 },
    ]),
    { result: { a: [1], b: [1, 2] } },
    'RFC 6902, section 4.5',
  ),
  answers(
    'the whole document',
    call({ a: 1 }, [{ op: 'replace', path: '', value: [] }]),
    { result: [], changed: true },
    'RFC 6901: the empty pointer',
  ),
  answers(
    'a move to the root',
    call({ a: { b: 1 } }, [{ op: 'move', from: '/a', path: '' }]),
    { result: { b: 1 } },
    'RFC 6902, section 4.4',
  ),
  answers(
    'the empty name',
    call({}, [{ op: 'add', path: '/', value: 1 }]),
    { result: { '': 1 } },
    'RFC 6901, section 5',
  ),
  answers(
    'no operations',
    call({ a: 1 }, []),
    { applied: 0, changed: false, result: { a: 1 } },
    'nothing to do',
  ),
  answers(
    'a move to where it is',
    call({ a: 1 }, [{ op: 'move', from: '/a', path: '/a' }]),
    { changed: false },
    'RFC 6902: no effect',
  ),
  answers(
    'a merge patch with a name that objects have',
    merge({}, JSON.parse('{"__proto__":{"x":1}}')),
    { result: JSON.parse('{"__proto__":{"x":1}}') as unknown, changed: true },
    'a name like any other',
  ),
  refuses(
    422,
    'a false test',
    call({ baz: 'qux' }, [{ op: 'test', path: '/baz', value: 'bar' }]),
    'operation 0',
  ),
  refuses(
    422,
    'strings and numbers as one',
    call({ '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: '10' }]),
    'operation 0',
  ),
  refuses(
    422,
    'a target that is not there, as the second',
    call({ foo: 'bar' }, [
      { op: 'test', path: '', value: { foo: 'bar' } },
      { op: 'add', path: '/baz/bat', value: 'qux' },
    ]),
    'operation 1',
  ),
  refuses(422, 'an index past the end', call([1], [{ op: 'add', path: '/2', value: 1 }]), 'operation 0'),
  refuses(422, 'an index with a leading zero', call([1, 2], [{ op: 'remove', path: '/01' }]), '01'),
  refuses(
    422,
    'a move into itself',
    call({ a: {} }, [{ op: 'move', from: '/a', path: '/a/b' }]),
    'into itself',
  ),
  refuses(422, 'a missing value', call({}, [{ op: 'add', path: '/a' }]), 'value'),
  refuses(422, 'a missing path', call({}, [{ op: 'add', value: 1 }]), 'path'),
  refuses(422, 'an unknown operation', call({}, [{ op: 'spam', path: '/a' }]), 'operation 0'),
  refuses(422, 'an operation that is none', call({}, [null]), 'operation 0'),
  refuses(422, 'a patch that is no list', call({}, { op: 'add' }), 'array'),
  refuses(422, 'the removal of everything', call({}, [{ op: 'remove', path: '' }]), 'whole'),
  refuses(
    422,
    'a way through __proto__',
    call({}, [{ op: 'add', path: '/__proto__/x', value: 1 }]),
    '__proto__',
  ),
  refuses(
    422,
    'a way through constructor',
    call({ constructor: 1 }, [{ op: 'copy', from: '/constructor', path: '/a' }]),
    'constructor',
  ),
  refuses(
    422,
    'copies that double',
    call(['x'.repeat(100)], Array(30).fill({ op: 'copy', from: '', path: '/-' })),
    'KB',
  ),
  writes(
    'integers past 2^53',
    { document: '{"a":12345678901234567890}', patch: '[]' },
    '"changed":false,"result":{"a":12345678901234567890}',
    'RFC 6902: nothing is changed',
  ),
  writes(
    'copies of them',
    {
      document: '{"a":12345678901234567890}',
      patch:
        '[{"op":"test","path":"/a","value":12345678901234567890},{"op":"copy","from":"/a","path":"/b"},{"op":"add","path":"/c","value":-98765432109876543210}]',
    },
    '"result":{"a":12345678901234567890,"b":12345678901234567890,"c":-98765432109876543210}',
    'RFC 6902, sections 4.1 and 4.5',
  ),
  refuses(
    422,
    'a test that only a double would pass',
    { document: '12345678901234567890', patch: '[{"op":"test","path":"","value":12345678901234567891}]' },
    'operation 0: the test is false',
  ),
  refuses(422, 'a document that is no JSON', { document: '{', patch: '[]' }, 'document is not valid JSON'),
  refuses(422, 'a patch that is no JSON', { document: '{}', patch: '[' }, 'patch is not valid JSON'),
  refuses(400, 'an unknown type', { ...call({}, []), type: 'diff' }, 'type'),
])
