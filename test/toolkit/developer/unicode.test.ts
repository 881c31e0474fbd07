import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const UCD = 'Unicode Character Database'
const item = (fields: object): unknown => expect.objectContaining(fields)

table('rest_developer_unicode', [
  answers(
    'a currency sign',
    { text: '€' },
    {
      count: 1,
      graphemes: 1,
      items: [
        {
          char: '€',
          codePoint: 'U+20AC',
          decimal: 8364,
          name: 'EURO SIGN',
          category: 'Sc',
          script: 'Common',
          utf8: 'e2 82 ac',
          utf16: '20ac',
          html: '&#x20AC;',
          css: '\\20AC',
          js: '\\u20AC',
          emoji: false,
          width: 1,
        },
      ],
    },
    `${UCD}; RFC 3629`,
  ),
  answers(
    'an emoji past the first plane',
    { codePoint: 'U+1F600' },
    {
      items: [
        item({
          name: 'GRINNING FACE',
          category: 'So',
          utf8: 'f0 9f 98 80',
          utf16: 'd83d de00',
          html: '&#x1F600;',
          css: '\\1F600',
          js: '\\u{1F600}',
          emoji: true,
          width: 2,
        }),
      ],
    },
    `${UCD}, emoji-data.txt; RFC 2781`,
  ),
  answers(
    'a letter with a combining mark',
    { text: 'e\u0301' },
    {
      count: 2,
      graphemes: 1,
      normalized: { nfc: false, nfd: true, nfkc: false, nfkd: true },
      items: [
        item({ name: 'LATIN SMALL LETTER E', category: 'Ll', script: 'Latin', width: 1 }),
        item({ name: 'COMBINING ACUTE ACCENT', category: 'Mn', script: 'Inherited', width: 0 }),
      ],
    },
    `${UCD}; UAX 15`,
  ),
  answers(
    'a compatibility character',
    { text: 'ﬁ' },
    {
      normalized: { nfc: true, nfd: true, nfkc: false, nfkd: false },
      items: [item({ name: 'LATIN SMALL LIGATURE FI' })],
    },
    'UAX 15, figure 6',
  ),
  answers(
    'an ideograph and a Hangul syllable, whose names follow rules',
    { text: '漢한' },
    {
      items: [
        item({ name: 'CJK UNIFIED IDEOGRAPH-6F22', script: 'Han', category: 'Lo', width: 2 }),
        item({ name: 'HANGUL SYLLABLE HAN', script: 'Hangul', width: 2 }),
      ],
    },
    'Unicode Standard, section 4.8',
  ),
  answers('one cluster of five code points', { text: '👨‍👩‍👧' }, { count: 5, graphemes: 1 }, 'UAX 29, rule GB11'),
  answers(
    'full width',
    { codePoint: '0xFF21' },
    { items: [item({ name: 'FULLWIDTH LATIN CAPITAL LETTER A', width: 2 })] },
    'EastAsianWidth.txt: F',
  ),
  answers(
    'half width',
    { codePoint: 'FF71' },
    { items: [item({ script: 'Katakana', width: 1 })] },
    'EastAsianWidth.txt: H',
  ),
  answers(
    'digits as decimal',
    { codePoint: '65' },
    { items: [item({ char: 'A', codePoint: 'U+0041' })] },
    'ASCII',
  ),
  answers(
    'a control',
    { codePoint: '0' },
    {
      items: [
        item({
          name: null,
          category: 'Cc',
          script: 'Common',
          utf8: '00',
          html: '&#x0;',
          js: '\\u0000',
          width: 0,
        }),
      ],
    },
    UCD,
  ),
  answers(
    'private use',
    { codePoint: 'E000' },
    { items: [item({ name: null, category: 'Co', script: 'Unknown' })] },
    UCD,
  ),
  answers(
    'what is no character',
    { codePoint: '10FFFF' },
    { items: [item({ name: null, category: 'Cn', script: 'Unknown' })] },
    UCD,
  ),
  answers('nothing', { text: '' }, { count: 0, graphemes: 0, items: [] }, 'no code points'),
  answers('a hundred', { text: '😀'.repeat(100) }, { count: 100 }, 'the bound counts code points'),
  refuses(422, 'more than a hundred', { text: 'a'.repeat(101) }, '101'),
  refuses(422, 'a surrogate', { codePoint: 'U+D800' }, 'surrogate'),
  refuses(422, 'a value past the last', { codePoint: '0x110000' }, 'U+10FFFF'),
  refuses(422, 'a decimal value past the last', { codePoint: '1114112' }, 'U+10FFFF'),
  refuses(400, 'no parameter', {}, 'text'),
  refuses(400, 'two parameters', { text: 'a', codePoint: '65' }, 'codePoint'),
  refuses(400, 'what is no number', { codePoint: 'U+GG' }, 'codePoint'),
  answers(
    'an ASCII letter',
    { codePoint: 'u+41' },
    { items: [item({ html: '&#x41;', css: '\\0041', js: '\\u0041', utf8: '41', utf16: '0041' })] },
    'CSS Syntax 3, section 4.3.7; four digits at least',
  ),
  answers(
    'an enclosing mark and a joiner',
    { text: '\u20dd\u200d' },
    { items: [item({ category: 'Me', width: 0 }), item({ category: 'Cf', width: 0 })] },
    UCD,
  ),
  answers(
    'a heart that is text unless a selector follows',
    { text: '❤' },
    { items: [item({ name: 'HEAVY BLACK HEART', emoji: false, width: 1 })] },
    'emoji-data.txt: no Emoji_Presentation',
  ),
])
