import { answers, refuses, table } from '../../../support/table.js'

const SPECIFICATION = 'GraphQL specification, October 2021'

table('rest_dev_format_3', [
  answers(
    'a query and a fragment',
    { document: 'query Q($id:ID!){user(id:$id){...F}} fragment F on User{name}' },
    {
      document: 'query Q($id: ID!) {\n  user(id: $id) {\n    ...F\n  }\n}\n\nfragment F on User {\n  name\n}',
      definitions: [
        { kind: 'query', name: 'Q', fields: ['user'] },
        { kind: 'fragment', name: 'F', fields: ['name'] },
      ],
      depth: 2,
    },
    `${SPECIFICATION}, sections 2.3 and 2.8`,
  ),
  answers(
    'aliases, spreads and inline fragments',
    { document: '{ a: b { c { d } } ...F ... on T { x } }' },
    { definitions: [{ kind: 'query', name: null, fields: ['a', '...F', '...on T'] }], depth: 3 },
    `${SPECIFICATION}, sections 2.7 and 2.8.2`,
  ),
  answers(
    'operations of the other kinds',
    { document: 'mutation M { m } subscription { s }' },
    {
      definitions: [
        { kind: 'mutation', name: 'M', fields: ['m'] },
        { kind: 'subscription', name: null, fields: ['s'] },
      ],
      depth: 1,
    },
    `${SPECIFICATION}, section 2.3`,
  ),
  answers(
    'a schema',
    {
      document:
        'schema { query: Q } type A { a: Int b: Int } enum E { X Y } union U = A | B scalar S input I { i: Int } ' +
        'interface N { n: Int } directive @d on FIELD extend type A { c: Int } extend schema @d',
    },
    {
      definitions: [
        { kind: 'schema', name: null, fields: [] },
        { kind: 'type', name: 'A', fields: ['a', 'b'] },
        { kind: 'type', name: 'E', fields: ['X', 'Y'] },
        { kind: 'type', name: 'U', fields: ['A', 'B'] },
        { kind: 'type', name: 'S', fields: [] },
        { kind: 'type', name: 'I', fields: ['i'] },
        { kind: 'type', name: 'N', fields: ['n'] },
        { kind: 'directive', name: 'd', fields: [] },
        { kind: 'extension', name: 'A', fields: ['c'] },
        { kind: 'extension', name: null, fields: [] },
      ],
      depth: 0,
    },
    `${SPECIFICATION}, section 3`,
  ),
  answers(
    'without what GraphQL ignores',
    { document: 'query Q {\n  a, # comment\n  b(c: "d  e")\n}\n', minify: true },
    { document: 'query Q{a b(c:"d  e")}' },
    `${SPECIFICATION}, section 2.1`,
  ),
  refuses(422, 'a missing name', { document: '{\n  a(' }, 'line 2, column 5'),
  refuses(422, 'an empty selection', { document: '{ }' }, 'line 1, column 3'),
  refuses(422, 'endless nesting', { document: '{a'.repeat(20_000) }, 'document is nested too deep'),
  answers(
    'the deepest of all',
    { document: '{ a } fragment F on T { b { c { d } } } query Q { e { ... on T { f } } }' },
    {
      depth: 3,
      definitions: [
        { kind: 'query', name: null, fields: ['a'] },
        { kind: 'fragment', name: 'F', fields: ['b'] },
        { kind: 'query', name: 'Q', fields: ['e'] },
      ],
    },
    'the fragment has three sets in each other, Q has three',
  ),
])
