import { answers, refuses, table } from '../../support/table.js'

table('rest_text_reverse', [
  answers('characters', { text: 'stressed' }, { text: 'desserts', palindrome: false }, 'the classic example'),
  answers(
    'accents and emoji whole',
    { text: 'ae\u0301👨‍👩‍👧🇮🇩👍🏽' },
    { text: '👍🏽🇮🇩👨‍👩‍👧e\u0301a' },
    'UAX 29, GB9, GB11, GB12',
  ),
  answers('a CRLF whole', { text: 'a\r\nb' }, { text: 'b\r\na' }, 'UAX 29, GB3'),
  answers(
    'Hangul syllables whole',
    { text: '\u1112\u1161\u11abx' },
    { text: 'x\u1112\u1161\u11ab' },
    'UAX 29, GB6 to GB8',
  ),
  answers('words', { text: ' one  two\nthree ', by: 'words' }, { text: 'three two one' }, 'by hand'),
  answers('lines', { text: 'a\r\nb\rc\n', by: 'lines' }, { text: 'c\nb\na' }, 'by hand'),
  answers('each word', { text: 'ab  cd\nef', by: 'each-word' }, { text: 'ba  dc\nfe' }, 'by hand'),
  answers('each line', { text: 'ab c\nde\n', by: 'each-line' }, { text: 'c ba\ned' }, 'by hand'),
  answers(
    'a palindrome',
    { text: 'A man, a plan, a canal: Panama!' },
    { palindrome: true },
    'Leigh Mercer, 1948',
  ),
  answers('a palindrome in two normal forms', { text: 'e\u0301t\u00e9' }, { palindrome: true }, 'NFC'),
  answers('no letters', { text: '?!' }, { text: '!?', palindrome: false }, 'there are none'),
  answers('nothing', { text: '' }, { text: '', palindrome: false }, 'there are none'),
  answers(
    '20,000 combining marks',
    { text: '\u0301'.repeat(20_000) },
    { text: '\u0301'.repeat(20_000) },
    'UAX 29, GB9: one cluster',
  ),
  refuses(400, 'an unknown unit', { text: 'a', by: 'bytes' }, 'by'),
  answers('digits', { text: '1a, A-1' }, { palindrome: true }, '1aa1'),
  answers('digits that differ', { text: '1aa2' }, { palindrome: false }, '1aa2 is 2aa1 backwards'),
  answers(
    'a palindrome that ends in sigma',
    { text: 'ΣΟΦΟΣ' },
    { text: 'ΣΟΦΟΣ', palindrome: true },
    'CaseFolding.txt: Σ and ς fold to σ',
  ),
])
