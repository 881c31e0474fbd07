import { answers, refuses, table } from '../../support/table.js'

const cardinal = (lang: string, number: string, words: string) =>
  answers<'rest_math_words'>(`${number} in ${lang}`, { number, lang }, { words }, "the language's grammar")

table('rest_math_words', [
  cardinal('en-US', '1234', 'one thousand two hundred thirty-four'),
  cardinal('en-GB', '1234', 'one thousand two hundred and thirty-four'),
  cardinal('id-ID', '1234', 'seribu dua ratus tiga puluh empat'),
  cardinal('de-DE', '1234', 'eintausendzweihundertvierunddreißig'),
  cardinal('fr-FR', '71', 'soixante et onze'),
  cardinal('fr-BE', '71', 'septante et un'),
  cardinal('es-ES', '21', 'veintiuno'),
  cardinal('it-IT', '21', 'ventuno'),
  cardinal('ja-JP', '1234', '千二百三十四'),
  cardinal('en-US', '3.14', 'three point one four'),
  cardinal('en-US', '-0.50', 'minus zero point five zero'),
  cardinal('id-ID', '3.141', 'tiga koma satu empat satu'),
  cardinal('de-DE', '2.75', 'zwei komma sieben fünf'),
  cardinal('fr-FR', '10.015', 'dix virgule zéro un cinq'),
  cardinal('ja-JP', '3.14', '三点一四'),
  cardinal('en-US', '0', 'zero'),
  cardinal('en-US', '-5', 'minus five'),
  answers('a bare language', { number: '21', lang: 'en' }, { lang: 'en-US', words: 'twenty-one' }, 'by hand'),
  answers('the first region', { number: '2', lang: 'fr' }, { lang: 'fr-BE', words: 'deux' }, 'the alphabet'),
  answers('a script', { number: '2', lang: 'sr-latn' }, { lang: 'sr-Latn-RS', words: 'dva' }, 'by hand'),
  answers(
    'Spanish 16',
    { number: '16000', lang: 'es' },
    { words: 'dieciséis mil' },
    'RAE, Ortografía (2010)',
  ),
  answers(
    'one Swedish word',
    { number: '21', lang: 'sv' },
    { words: 'tjugoett' },
    'Svenska Akademiens ordlista',
  ),
  answers('one Norwegian word', { number: '-45', lang: 'nb' }, { words: 'minus førtifem' }, 'Språkrådet'),
  answers(
    'Ukrainian in Cyrillic letters alone',
    { number: '16', lang: 'uk' },
    { words: '\u0448\u0456\u0441\u0442\u043d\u0430\u0434\u0446\u044f\u0442\u044c' },
    'Unicode, Cyrillic',
  ),
  answers(
    'Serbian 900',
    { number: '900', lang: 'sr' },
    { words: '\u0434\u0435\u0432\u0435\u0442\u0441\u0442\u043e' },
    'деветсто, num2words 0.5',
  ),
  answers('an ordinal', { number: '21', form: 'ordinal' }, { words: 'twenty-first' }, 'by hand'),
  answers(
    'money',
    { number: '12.50', form: 'currency' },
    { words: 'twelve dollars and fifty cents' },
    'by hand',
  ),
  ...[
    ['id', '1000.50', 'seribu rupiah lima puluh sen'],
    ['id', '-0.05', 'min lima sen'],
    ['ko', '2.01', '이원 일 전'],
    ['vi', '1.5', 'một đồng năm mươi xu'],
    ['fa', '2.50', 'دو ریال پنجاه دینار'],
    ['id', '2.00', 'dua rupiah'],
  ].map(([lang = '', number = '', words = '']) =>
    answers<'rest_math_words'>(
      `${number} of ${lang} money`,
      { number, lang, form: 'currency' },
      { words },
      'a hundredth of ISO 4217: sen, jeon, xu, dinar',
    ),
  ),
  answers('rupiah', { number: '1000', lang: 'id', form: 'currency' }, { words: 'seribu rupiah' }, 'by hand'),
  answers(
    'thirty digits',
    { number: `1${'0'.repeat(29)}` },
    { words: 'one hundred octillion' },
    '10^27 is an octillion',
  ),
  refuses(422, 'no such language', { number: '1', lang: 'xx' }, 'xx'),
  refuses(422, 'an ordinal of zero', { number: '0', form: 'ordinal' }, 'positive'),
  refuses(422, 'an ordinal of a fraction', { number: '1.5', form: 'ordinal' }, 'positive'),
  refuses(422, 'an ordinal of a negative', { number: '-1', form: 'ordinal' }, 'positive'),
  ...['hi-IN', 'sv-SE', 'tr-TR', 'vi-VN', 'zh-Hans-CN'].map((lang) =>
    refuses(422, `a number past the words of ${lang}`, { number: `9${'0'.repeat(29)}`, lang }, 'this large'),
  ),
  refuses(400, 'words', { number: 'one' }, 'number'),
])
