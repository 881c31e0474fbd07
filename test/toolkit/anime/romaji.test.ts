import { answers, refuses, table } from '../../support/table.js'

// Words and readings as Kenkyusha's dictionary has them; spellings by the Hepburn, Nihon-shiki and passport rules.
const SOURCE = 'rules of romanisation'

table('rest_anime_romaji', [
  answers(
    'particles as they are spoken',
    { text: '私は本を読む' },
    { romaji: 'watashi wa hon o yomu', hiragana: 'わたしはほんをよむ', system: 'hepburn' },
    SOURCE,
  ),
  answers('a macron', { text: '東京' }, { romaji: 'tōkyō', hiragana: 'とうきょう' }, SOURCE),
  answers('a circumflex', { text: '東京', system: 'nippon' }, { romaji: 'tôkyô' }, SOURCE),
  answers('long vowels of passports', { text: '東京', system: 'passport' }, { romaji: 'tokyo' }, SOURCE),
  answers('m before b', { text: '新聞' }, { romaji: 'shimbun' }, SOURCE),
  answers('m before b in passports', { text: '新聞', system: 'passport' }, { romaji: 'shimbun' }, SOURCE),
  answers('n before b in Nihon-shiki', { text: '新聞', system: 'nippon' }, { romaji: 'sinbun' }, SOURCE),
  answers('an apostrophe before a vowel', { text: '原因' }, { romaji: "gen'in" }, SOURCE),
  answers('no apostrophe in passports', { text: '原因', system: 'passport' }, { romaji: 'genin' }, SOURCE),
  answers('katakana, which stays in hiragana', { text: 'ネコと犬' }, { hiragana: 'ネコといぬ' }, SOURCE),
  answers(
    'any white space as one blank',
    { text: ' 東京　\n 大阪 ' },
    { text: ' 東京　\n 大阪 ', romaji: 'tōkyō ōsaka', hiragana: 'とうきょう おおさか' },
    SOURCE,
  ),
  answers('punctuation as a word', { text: '猫。' }, { romaji: 'neko .' }, 'rules'),
  answers(
    'a text without kana and kanji as it is',
    { text: ' Hello,  world ' },
    { romaji: ' Hello,  world ', hiragana: ' Hello,  world ' },
    'rules',
  ),
  answers(
    'an unknown word behind a verb in っ',
    { text: '言っabc' },
    { romaji: 'itsuabc' },
    'kuroshiro, without its undefined',
  ),
  refuses(400, 'no text', { text: '' }, 'text'),
  refuses(400, 'too long a text', { text: 'あ'.repeat(5001) }, 'text'),
  refuses(400, 'another system', { text: 'あ', system: 'kunrei' }, 'system'),
])
