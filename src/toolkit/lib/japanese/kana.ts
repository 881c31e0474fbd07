import { isMixed, isRomaji, toHiragana, toKana, toKatakana } from 'wanakana'

/*
 * wanakana calls itself once a letter and copies what it has so far: 4,000 letters without kana exhaust the stack, 5,000 kana
 * take half a second. Texts are therefore converted in pieces, cut where no spelling goes on; the answer is the same.
 */
const PIECE = 64

/** Past this a run of consonants, which spell no kana, is cut anywhere. */
const LONGEST_RUN = 1000

const CONSONANT = /[b-df-hj-np-tv-z]/

/** Cut after vowels and after what is no letter: there a spelling has always ended. */
const romajiPieces = (text: string): string[] => {
  const pieces: string[] = []
  let start = 0
  while (start < text.length) {
    let end = Math.min(start + PIECE, text.length)
    while (end < text.length && end - start < LONGEST_RUN && CONSONANT.test(text.charAt(end - 1))) end += 1
    pieces.push(text.slice(start, end))
    start = end
  }
  return pieces
}

const kanaOf = (text: string): string =>
  romajiPieces(text.toLowerCase())
    .map((piece) => toKana(piece))
    .join('')

/** Up to 64 characters, signs that leave the vowel before them in force, and a run of long marks. */
const LONG_MARK_PIECE = /^ー+|([^ー]{1,64}[ヵヶ・]*)(ー*)/g

/** All marks of a run become the same vowel. */
const hiraganaOf = (text: string): string =>
  text.replace(LONG_MARK_PIECE, (piece: string, body: string | undefined, marks = '') => {
    if (body === undefined) return piece
    const hiragana = toHiragana(body + String(marks).slice(0, 1), { passRomaji: true })
    return hiragana + hiragana.slice(-1).repeat(Math.max(0, String(marks).length - 1))
  })

const katakanaOf = (text: string): string => toKatakana(text, { passRomaji: true })

/** wanakana takes a text that begins with one of these signs for romaji. */
const ENGLISH_SIGN = /^[!-/:-?[-`{-~‘’“”]/

const isLatin = (text: string): boolean => isRomaji(text) || ENGLISH_SIGN.test(text)

/** Hiragana as `toHiragana` of wanakana with its default options gives it, for long texts too. */
export const writeHiragana = (text: string): string => {
  if (isMixed(text)) return kanaOf(hiraganaOf(text))
  return isLatin(text) ? kanaOf(text) : hiraganaOf(text)
}

/** Katakana as `toKatakana` of wanakana with its default options gives it, for long texts too. */
export const writeKatakana = (text: string): string =>
  katakanaOf(isMixed(text) || isLatin(text) ? kanaOf(text) : text)
