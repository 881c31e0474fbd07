import { answers, refuses, table } from '../../support/table.js'

table('rest_utility_textDirection', [
  answers(
    'Arabic first',
    { text: 'مرحبا world' },
    { base: 'rtl', mixed: true, ltr: 5, rtl: 5, neutral: 1, htmlDir: 'rtl' },
    'counted by hand',
  ),
  answers(
    'Hebrew after digits',
    { text: '12 שלום' },
    { base: 'rtl', mixed: false, ltr: 0, rtl: 4, neutral: 3 },
    'counted by hand',
  ),
  answers(
    'English',
    { text: 'Hi!' },
    { base: 'ltr', mixed: false, ltr: 2, rtl: 0, neutral: 1, htmlDir: 'ltr' },
    'counted by hand',
  ),
  answers(
    'digits alone',
    { text: '123' },
    { base: 'neutral', ltr: 0, rtl: 0, neutral: 3, htmlDir: 'auto' },
    'no letter',
  ),
  answers(
    'letters past 16 bits, Adlam',
    { text: '𞤀𞤣' },
    { base: 'rtl', rtl: 2, neutral: 0 },
    'bidirectional class R',
  ),
  answers('Phoenician', { text: '𐤀𐤁' }, { base: 'rtl', rtl: 2 }, 'bidirectional class R in UnicodeData.txt'),
  answers(
    'a word stretched by a tatweel, a letter without a script of its own',
    { text: 'مـرحبا' },
    { base: 'rtl', mixed: false, ltr: 0, rtl: 6 },
    'bidirectional class AL of U+0640 in UnicodeData.txt',
  ),
  answers('Chinese', { text: '你好' }, { base: 'ltr', ltr: 2 }, 'bidirectional class L'),
  refuses(400, 'too long a text', { text: 'a'.repeat(20_001) }, 'text'),
])
