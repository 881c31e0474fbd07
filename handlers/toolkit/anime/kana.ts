import { feature } from '#toolkit'
import { writeHiragana, writeKatakana } from '#toolkit/lib/japanese/kana'

export default feature('rest_anime_kana', ({ text, to }) => ({
  text,
  to,
  kana: to === 'hiragana' ? writeHiragana(text) : writeKatakana(text),
}))
