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

/** Up to 64 characters, and a run of long marks and of signs that keep the vowel before them in force. */
const LONG_MARK_PIECE = /([^ーヵヶ・]{1,64})([ーヵヶ・]*)/g

/** ヷ ヸ ヹ ヺ have no hiragana of their own; wanakana would turn them into U+3097, which is unassigned, and its neighbours. */
const VOICED_W = /[ヷ-ヺ]/g

const hiraganaPiece = (text: string): string =>
  toHiragana(
    text.replace(VOICED_W, (kana) => kana.normalize('NFD')),
    { passRomaji: true },
  )

/** All marks of a run become the same, a vowel most often; wanakana would drop those after ん and っ. */
const hiraganaOf = (text: string): string =>
  text.replace(LONG_MARK_PIECE, (_, body: string, run: string) => {
    const hiragana = hiraganaPiece(body)
    if (!run.includes('ー')) return hiragana + run
    const vowel = hiraganaPiece(`${body}ー`).slice(hiragana.length)
    return hiragana + (vowel === '' ? run : run.replaceAll('ー', vowel))
  })

const katakanaOf = (text: string): string => toKatakana(text, { passRomaji: true })

/** wanakana takes a text that begins with a blank or one of these signs for romaji. */
const ENGLISH_SIGN = /^[ -/:-?[-`{-~‘’“”]/

const isLatin = (text: string): boolean => isRomaji(text) || ENGLISH_SIGN.test(text)

/** Hiragana as `toHiragana` of wanakana with its default options gives it, for long texts too. */
export const writeHiragana = (text: string): string => {
  if (isMixed(text)) return kanaOf(hiraganaOf(text))
  return isLatin(text) ? kanaOf(text) : hiraganaOf(text)
}

/** Katakana as `toKatakana` of wanakana with its default options gives it, for long texts too. */
export const writeKatakana = (text: string): string =>
  katakanaOf(isMixed(text) || isLatin(text) ? kanaOf(text) : text)
