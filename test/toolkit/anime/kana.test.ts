import { answers, refuses, table } from '../../support/table.js'

const SOURCE = 'spelling of input methods'

table('rest_anime_kana', [
  answers('katakana', { text: 'shinkansen', to: 'katakana' }, { kana: 'シンカンセン' }, SOURCE),
  answers('n before the n row', { text: 'onna' }, { kana: 'おんな' }, SOURCE),
  answers('a last nn', { text: 'nn' }, { kana: 'んん' }, 'rules'),
  answers('doubled consonants', { text: 'gakkou' }, { kana: 'がっこう' }, SOURCE),
  answers("n'", { text: "kin'en" }, { kana: 'きんえん' }, SOURCE),
  answers('capital letters', { text: 'TOKYO' }, { kana: 'ときょ' }, SOURCE),
  answers('letters that form no kana', { text: 'Xyz' }, { kana: 'xyz' }, 'rules'),
  answers('macrons and digits', { text: 'ō 12' }, { kana: 'ō 12' }, 'rules'),
  answers('punctuation', { text: 'a,i.u-' }, { kana: 'あ、い。うー' }, 'rules'),
  answers('kanji and Latin letters', { text: '漢字abc' }, { kana: '漢字abc' }, 'rules'),
  answers('kanji, kana and Latin letters', { text: '漢字かabe' }, { kana: '漢字かあべ' }, 'wanakana'),
  answers('katakana to hiragana', { text: 'ラーメン' }, { kana: 'らあめん' }, 'rules'),
  answers('katakana with long marks in a row', { text: 'ラーーーメ' }, { kana: 'らあああめ' }, 'rules'),
  answers('long marks at the beginning', { text: 'ーーラ' }, { kana: 'ーーら' }, 'wanakana'),
  answers('hiragana to katakana', { text: 'らーめん', to: 'katakana' }, { kana: 'ラーメン' }, 'rules'),
  answers('a sign before kanji and letters', { text: '!漢a' }, { kana: '！漢あ' }, 'wanakana'),
  answers('5,000 letters', { text: 'ka'.repeat(2500) }, { kana: 'か'.repeat(2500) }, 'rules'),
  answers('5,000 consonants', { text: 'kx'.repeat(2500) }, { kana: 'kx'.repeat(2500) }, 'rules'),
  answers('5,000 katakana', { text: 'カ'.repeat(5000) }, { kana: 'か'.repeat(5000) }, 'rules'),
  answers(
    '5,000 long marks',
    { text: `ラ${'ー'.repeat(4999)}` },
    { kana: `ら${'あ'.repeat(4999)}` },
    'rules',
  ),
  answers(
    'voiced katakana of the w row, which hiragana writes with a combining mark',
    { text: 'ヷイオリン' },
    { kana: 'わ\u3099いおりん' },
    'Unicode: U+30F7 decomposes into U+30EF U+3099; U+3097 is unassigned',
  ),
  refuses(400, 'another script', { text: 'a', to: 'romaji' }, 'to'),
  refuses(400, 'too long a text', { text: 'a'.repeat(5001) }, 'text'),
  answers(
    'a long mark after ン and ッ, which has no vowel to become',
    { text: 'ウンー、アッー' },
    { kana: 'うんー、あっー' },
    'no letter of the text is lost',
  ),
])
