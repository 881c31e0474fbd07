import { answers, refuses, table } from '../../../support/table.js'

const cldr = 'signs of CLDR 48'
const reads = (
  text: string,
  locale: string,
  value: number,
  normalized: string,
  source = cldr,
): ReturnType<typeof answers<'rest_utility_number_2'>> =>
  answers<'rest_utility_number_2'>(`${text} in ${locale}`, { text, locale }, { value, normalized }, source)

table('rest_utility_number_2', [
  answers(
    'German euros',
    { text: '1.234.567,89 €', locale: 'de-DE' },
    { value: 1234567.89, normalized: '1234567.89', percent: false, negative: false },
    cldr,
  ),
  reads('1 234,5', 'fr', 1234.5, '1234.5'),
  reads('1\u202f234,5', 'fr', 1234.5, '1234.5'),
  reads('12,34,567.8', 'en-IN', 1234567.8, '1234567.8', 'groups of lakh and crore'),
  reads('1’234.5', 'de-CH', 1234.5, '1234.5'),
  reads("1'234.5", 'de-CH', 1234.5, '1234.5', 'the plain apostrophe counts alike'),
  reads('١٬٢٣٤٫٥', 'ar-EG', 1234.5, '1234.5'),
  reads('1234', 'ar-EG', 1234, '1234', 'ASCII digits are read as well'),
  reads('一,二三四', 'zh-u-nu-hanidec', 1234, '1234', 'digits that are letters too'),
  reads('Rp. 1.500', 'id', 1500, '1500', 'a currency word with its dot'),
  reads('5 kr.', 'da', 5, '5'),
  reads('US$ 10', 'en', 10, '10', 'a sign and a word'),
  answers(
    'brackets',
    { text: '($1,234.50)' },
    { value: -1234.5, normalized: '-1234.50', negative: true },
    'accounting',
  ),
  answers('a minus sign of mathematics', { text: '−5' }, { value: -5, negative: true }, 'U+2212'),
  answers('a minus sign behind', { text: '5-' }, { value: -5, negative: true }, 'either end'),
  answers(
    'a percentage',
    { text: '-12.5 %' },
    { value: -0.125, normalized: '-12.5', percent: true, negative: true },
    '12.5 / 100',
  ),
  answers('a Turkish percentage', { text: '%50', locale: 'tr' }, { value: 0.5, percent: true }, '50 / 100'),
  refuses(422, 'a comma that is not between groups', { text: '1,5' }, '"1,5"'),
  refuses(422, 'a short group in the middle', { text: '1,2,345' }, '"1,2,345"'),
  refuses(422, 'a group sign behind the decimal sign', { text: '1.234,5' }, '"1.234,5"'),
  refuses(422, 'a number of German form with a long first group', { text: '1234,567' }, '"1234,567"'),
  refuses(422, 'two decimal signs', { text: '1.2.3' }, '"1.2.3"'),
  refuses(422, 'two minus signs', { text: '--5' }, '"--5"'),
  refuses(422, 'brackets and a minus sign', { text: '(-5)' }, '"(-5)"'),
  refuses(422, 'two words', { text: 'USD 5 EUR' }, '"USD 5 EUR"'),
  refuses(422, 'an exponent', { text: '1e5' }, '"1e5"'),
  refuses(422, 'a word that scales', { text: '5 juta', locale: 'id' }, '"juta"'),
  refuses(422, 'a letter that scales', { text: '$5M' }, '"m"'),
  refuses(422, 'no digits', { text: 'EUR' }, '"EUR"'),
  refuses(422, 'a locale that CLDR does not know', { text: '5', locale: 'xx' }, '"xx"'),
  refuses(400, 'too long a text', { text: '1'.repeat(101) }, 'text'),
])
