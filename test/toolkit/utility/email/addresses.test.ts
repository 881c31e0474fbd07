import { answers, refuses, table } from '../../../support/table.js'

const rfc = 'RFC 5322'

table('rest_utility_email_2', [
  answers(
    'a name in quotes and a group',
    { text: '"Doe, Jane" <jane@example.org>, Team: a@example.com, b@Example.com;' },
    {
      count: 3,
      items: [
        { name: 'Doe, Jane', address: 'jane@example.org', local: 'jane', domain: 'example.org', group: null },
        { name: null, address: 'a@example.com', local: 'a', domain: 'example.com', group: 'Team' },
        { name: null, address: 'b@Example.com', local: 'b', domain: 'Example.com', group: 'Team' },
      ],
      domains: ['example.org', 'example.com'],
    },
    rfc,
  ),
  answers(
    'a line that is folded, with the line ends of a header and of a copy',
    { text: 'a@x.test,\r\n b@x.test,\n\tc@x.test' },
    { count: 3, domains: ['x.test'] },
    'RFC 5322, section 2.2.3',
  ),
  answers(
    'the examples of appendix A.1.3',
    { text: 'A Group:Ed Jones <c@a.test>,joe@where.test,John <jdoe@one.test>;' },
    {
      count: 3,
      items: [
        { name: 'Ed Jones', address: 'c@a.test', local: 'c', domain: 'a.test', group: 'A Group' },
        { name: null, address: 'joe@where.test', local: 'joe', domain: 'where.test', group: 'A Group' },
        { name: 'John', address: 'jdoe@one.test', local: 'jdoe', domain: 'one.test', group: 'A Group' },
      ],
    },
    rfc,
  ),
  answers(
    'an empty group',
    { text: 'Undisclosed recipients:;' },
    { count: 0, items: [], domains: [] },
    'RFC 5322, A.1.3',
  ),
  answers(
    'a local part that needs its quotes',
    { text: '"a b\\"c"@example.org' },
    {
      items: [
        { name: null, address: '"a b\\"c"@example.org', local: 'a b"c', domain: 'example.org', group: null },
      ],
    },
    'RFC 5322, 3.4.1: local-part is a quoted-string',
  ),
  answers(
    'a comment',
    { text: 'j@example.org (Jane)' },
    { items: [{ name: null, address: 'j@example.org', local: 'j', domain: 'example.org', group: null }] },
    'RFC 5322, 3.2.2',
  ),
  answers(
    'the obsolete addresses of appendix A.6.1',
    { text: 'Mary Smith <@node.test:mary@example.net>, , jdoe@test  . example' },
    {
      count: 2,
      items: [
        {
          name: 'Mary Smith',
          address: 'mary@example.net',
          local: 'mary',
          domain: 'example.net',
          group: null,
        },
        { name: null, address: 'jdoe@test.example', local: 'jdoe', domain: 'test.example', group: null },
      ],
    },
    'RFC 5322, A.6.1',
  ),
  answers(
    'empty members at both ends and in a group',
    { text: ',, a@x.test, "b, , c" <b@x.test>, G: , c@x.test, ;, ,' },
    {
      items: [
        { name: null, address: 'a@x.test', local: 'a', domain: 'x.test', group: null },
        { name: 'b, , c', address: 'b@x.test', local: 'b', domain: 'x.test', group: null },
        { name: null, address: 'c@x.test', local: 'c', domain: 'x.test', group: 'G' },
      ],
    },
    'RFC 5322, 4.4: obs-addr-list, obs-group-list',
  ),
  answers(
    'blanks round the words of a local part, and in its quotes',
    { text: 'a . b @x.test, "a . b"@x.test' },
    {
      items: [
        { name: null, address: 'a.b@x.test', local: 'a.b', domain: 'x.test', group: null },
        { name: null, address: '"a . b"@x.test', local: 'a . b', domain: 'x.test', group: null },
      ],
    },
    'RFC 5322, 4.4: obs-local-part',
  ),
  refuses(422, 'commas alone', { text: ', ,' }, 'address list'),
  refuses(422, 'text that is no list', { text: 'a@b.example, @' }, 'address list'),
  refuses(422, 'a bare name', { text: 'Jane' }, 'address list'),
  answers(
    'empty members with a comment, and brackets that hold a quoted one',
    { text: 'a@x.test, (nobody), <"b>"@x.test>, , "c" <c@x.test>' },
    {
      items: [
        { name: null, address: 'a@x.test', local: 'a', domain: 'x.test', group: null },
        { name: null, address: '"b>"@x.test', local: 'b>', domain: 'x.test', group: null },
        { name: 'c', address: 'c@x.test', local: 'c', domain: 'x.test', group: null },
      ],
    },
    'RFC 5322, 4.4: obs-addr-list',
  ),
  answers(
    'names of several words in quotes, and none in quotes',
    { text: '"Jane" "Q. \\"J\\"" Doe <j@x.test>, "" <k@x.test>, "A" B: l@x.test;' },
    {
      items: [
        { name: 'Jane Q. "J" Doe', address: 'j@x.test', local: 'j', domain: 'x.test', group: null },
        { name: null, address: 'k@x.test', local: 'k', domain: 'x.test', group: null },
        { name: null, address: 'l@x.test', local: 'l', domain: 'x.test', group: 'A B' },
      ],
    },
    'RFC 5322, 3.2.2: white space between tokens is a single space',
  ),
  answers(
    'comments in and beside comments',
    { text: `${'('.repeat(1200)}\\(a${')'.repeat(1200)}${'(")'.repeat(800)}j@x.test` },
    { items: [{ name: null, address: 'j@x.test', local: 'j', domain: 'x.test', group: null }] },
    'RFC 5322, 3.2.2',
  ),
  answers(
    'what looks like a comment in quotes and in a domain literal',
    { text: '"a (b  c" <d@[1.2.(3]>' },
    {
      items: [{ name: 'a (b c', address: 'd@[1.2.(3]', local: 'd', domain: '[1.2.(3]', group: null }],
    },
    'RFC 5322, 3.2.4 and 3.4.1',
  ),
  refuses(422, 'comments alone', { text: '(a)'.repeat(1600) }, 'address list'),
  refuses(422, 'comments that do not end', { text: '('.repeat(5000) }, 'address list'),
  refuses(400, 'too long a text', { text: 'a'.repeat(5001) }, 'text'),
])
