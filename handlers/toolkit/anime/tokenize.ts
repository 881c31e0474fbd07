import { toRomaji } from 'wanakana'
import { feature } from '#toolkit'
import { analyse } from '#toolkit/lib/japanese/analyser'

/** IPADIC's parts of speech. */
const PARTS_OF_SPEECH: Readonly<Record<string, string>> = {
  名詞: 'noun',
  動詞: 'verb',
  形容詞: 'adjective',
  副詞: 'adverb',
  助詞: 'particle',
  助動詞: 'auxiliary',
  連体詞: 'adnominal',
  接続詞: 'conjunction',
  接頭詞: 'prefix',
  感動詞: 'interjection',
  記号: 'symbol',
  フィラー: 'filler',
  その他: 'other',
}

const given = (column: string): string | null => (column === '*' ? null : column)

export default feature('rest_anime_tokenize', ({ text }) => {
  const items = analyse(text).map((token) => ({
    surface: token.surface_form,
    base: given(token.basic_form) ?? token.surface_form,
    reading: token.reading ?? null,
    romaji: token.reading === undefined ? null : toRomaji(token.reading),
    pos: PARTS_OF_SPEECH[token.pos] ?? 'other',
    posJapanese: token.pos,
    detail: given(token.pos_detail_1),
    form: given(token.conjugated_form),
  }))
  return { count: items.length, items }
})
