import { answers, refuses, table } from '../../support/table.js'

const ruby = (base: string, reading: string): string =>
  `<ruby>${base}<rp>(</rp><rt>${reading}</rt><rp>)</rp></ruby>`

table('rest_anime_furigana', [
  answers(
    'readings in katakana',
    { text: '食べ物', to: 'katakana' },
    {
      html: `${ruby('食', 'タ')}べ${ruby('物', 'モノ')}`,
      plain: '食(タ)べ物(モノ)',
      reading: 'タベモノ',
    },
    'dictionary',
  ),
  answers(
    'readings in Latin letters',
    { text: '猫が', to: 'romaji' },
    {
      html: '<ruby>猫<rp>(</rp><rt>neko</rt><rp>)</rp>が<rp>(</rp><rt>ga</rt><rp>)</rp></ruby>',
      reading: 'nekoga',
    },
    'kuroshiro’s form',
  ),
  answers(
    'markup and line breaks',
    { text: '<b>猫 & 犬</b>\r\n鳥\n' },
    {
      html: `&lt;b&gt;${ruby('猫', 'ねこ')} &amp; ${ruby('犬', 'いぬ')}&lt;/b&gt;\n${ruby('鳥', 'とり')}\n`,
      plain: '<b>猫(ねこ) & 犬(いぬ)</b>\r\n鳥(とり)\n',
    },
    'rules',
  ),
  answers(
    'kana without readings',
    { text: 'ねこ' },
    { html: 'ねこ', plain: 'ねこ', reading: 'ねこ' },
    'rules',
  ),
  answers(
    'a bracket behind a verb in っ',
    { text: '言っ(猫)' },
    { plain: '言(い)っ(猫(ねこ))' },
    'kuroshiro without its faulty pattern',
  ),
  refuses(400, 'no text', { text: '' }, 'text'),
  refuses(400, 'another script', { text: '猫', to: 'nippon' }, 'to'),
  answers(
    'a kanji of two UTF-16 units stays whole',
    { text: '𠮟る', to: 'romaji' },
    {
      html: '<ruby>𠮟<rp>(</rp><rt>𠮟</rt><rp>)</rp>る<rp>(</rp><rt>ru</rt><rp>)</rp></ruby>',
      reading: '𠮟ru',
    },
    'U+20B9F, which IPADIC lacks; each letter of an unknown word by itself',
  ),
])
