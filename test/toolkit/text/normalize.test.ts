import { answers, refuses, table } from '../../support/table.js'

const form = (name: string, text: string, forms: Record<string, string>) =>
  Object.entries(forms).map(([form, expected]) =>
    answers<'rest_text_normalize'>(
      `${name} in ${form}`,
      { text, form },
      { text: expected, changed: text !== expected },
      'UAX 15, figures 3 to 6',
    ),
  )

table('rest_text_normalize', [
  ...form('a singleton', '\u212b', { NFC: '\u00c5', NFD: 'A\u030a' }),
  ...form('a composite', '\u1e69', { NFC: '\u1e69', NFD: 's\u0323\u0307' }),
  ...form('marks out of order', '\u1e0b\u0323', { NFC: '\u1e0d\u0307', NFD: 'd\u0323\u0307' }),
  ...form('a ligature', '\ufb01', { NFC: '\ufb01', NFKC: 'fi', NFKD: 'fi' }),
  ...form('a power', '2\u2075', { NFC: '2\u2075', NFKC: '25' }),
  ...form('long s with dots', '\u1e9b\u0323', {
    NFKC: '\u1e69',
    NFKD: 's\u0323\u0307',
    NFD: '\u017f\u0323\u0307',
  }),
  answers(
    'without accents',
    { text: 'Crème Brûlée', stripAccents: true },
    {
      text: 'Creme Brulee',
      changed: true,
      before: { codePoints: 12, bytes: 15 },
      after: { codePoints: 12, bytes: 12 },
    },
    'three letters of two bytes',
  ),
  answers(
    'o with a stroke has no accent',
    { text: 'ø', stripAccents: true },
    { text: 'ø', changed: false },
    'UnicodeData: no decomposition',
  ),
  answers(
    'full and half width',
    { text: 'Ａｂ１！ｶﾞ①', foldWidth: true },
    { text: 'Ab1!ガ①' },
    'U+FF00 to U+FFEF only',
  ),
  answers('lower case', { text: 'ÀÉß', foldCase: true }, { text: 'àéß' }, 'SpecialCasing'),
  answers(
    'nothing',
    { text: '' },
    { text: '', changed: false, before: { codePoints: 0, bytes: 0 } },
    'by hand',
  ),
  answers(
    '20,000 marks out of order',
    { text: '\u0301\u0316'.repeat(10_000), form: 'NFD' },
    { text: '\u0316'.repeat(10_000) + '\u0301'.repeat(10_000) },
    'combining classes 220 and 230',
  ),
  refuses(400, 'an unknown form', { text: 'a', form: 'NFX' }, 'form'),
  answers(
    'width before accents',
    { text: 'ﾊﾞ', foldWidth: true, stripAccents: true },
    { text: 'ハ' },
    'U+FF9E folds to U+3099, which is Mn',
  ),
  answers(
    'spacing marks stay',
    { text: 'हिंदी', stripAccents: true },
    { text: 'हिदी' },
    'UnicodeData: U+0902 is Mn, U+093F and U+0940 are Mc',
  ),
  answers(
    'Hangul is composed again',
    { text: '각', stripAccents: true },
    { text: '각', changed: false },
    'UAX 15, section 16: jamo are no marks',
  ),
  answers(
    'a dotted capital I',
    { text: 'İ', foldCase: true },
    { text: 'i\u0307', after: { codePoints: 2, bytes: 3 } },
    'SpecialCasing.txt: 0130; 0069 0307',
  ),
])
