import { feature, invalidParameter, unprocessable } from '#toolkit'
import { findKanji, kanjiClassOf } from '#toolkit/lib/japanese/kanji'
import { quoted } from '#toolkit/lib/common/quoted'

export default feature('rest_anime_kanji', ({ q }) => {
  if (Array.from(q).length !== 1) invalidParameter('q', 'must be a single character')
  const row = findKanji(q) ?? unprocessable(`KANJIDIC2 has no kanji ${quoted(q)}.`)
  const [meanings, on, kun, nanori, strokes, radical, grade, frequency] = row
  return {
    character: q,
    codePoint: `U+${(q.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
    meanings: [...meanings],
    on: [...on],
    kun: [...kun],
    nanori: [...nanori],
    strokes,
    radical,
    grade,
    jlpt: kanjiClassOf(q)[0],
    frequency,
  }
})
