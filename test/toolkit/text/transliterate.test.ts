import { answers, refuses, table } from '../../support/table.js'

table('rest_text_transliterate', [
  answers(
    'several scripts',
    { text: 'Привет, 世界! ñ' },
    { text: 'Privet, Shi Jie! n', ascii: false, scripts: ['Cyrillic', 'Han', 'Latin'], unknown: 0 },
    'GOST 7.79 B and Hanyu Pinyin',
  ),
  answers(
    'Latin letters',
    { text: 'Æsir, Þór, straße, Łódź' },
    { text: 'AEsir, Thor, strasse, Lodz', scripts: ['Latin'] },
    'the usual substitutes',
  ),
  answers(
    'Greek and Kana',
    { text: 'Ελλάδα ひらがな カタカナ' },
    { text: 'Ellada hiragana katakana', scripts: ['Greek', 'Hiragana', 'Katakana'] },
    'ISO 843 and Hepburn',
  ),
  answers('lower case', { text: 'МИР', case: 'lower' }, { text: 'mir' }, 'by hand'),
  answers(
    'upper case, unknown as it is',
    { text: 'мир \u{10ffff}', case: 'upper', unknown: 'x' },
    { text: 'MIR x', unknown: 1 },
    'a noncharacter',
  ),
  answers(
    'several unknown ones',
    { text: '😀a😀' },
    { text: '?a?', unknown: 2, scripts: ['Latin'] },
    'emoji have none',
  ),
  answers(
    'private characters',
    { text: '\uf8ff\ue000', unknown: '' },
    { text: '', unknown: 2, scripts: [] },
    'U+E000 to U+F8FF mean nothing',
  ),
  answers(
    'scripts of Unicode 17',
    { text: '\u{10940} \u{11db0} \u{16ea0} \u{1e6c0}' },
    { scripts: ['Sidetic', 'Tolong_Siki', 'Beria_Erfe', 'Tai_Yo'], unknown: 4 },
    'Scripts.txt of Unicode 17.0',
  ),
  answers('ASCII', { text: 'a\tb\n' }, { text: 'a\tb\n', ascii: true, unknown: 0 }, 'by hand'),
  answers('nothing', { text: '' }, { text: '', ascii: true, scripts: [] }, 'by hand'),
  refuses(400, 'a long substitute', { text: 'a', unknown: '123456' }, 'unknown'),
  answers('neighbouring syllables', { text: '北京 a北' }, { text: 'Bei Jing aBei' }, 'Hanyu Pinyin'),
])
