import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { phonesOf, pronunciationsOf, rhymingPartOf, stressOf } from '#toolkit/lib/poetry/pronunciations'

/** ARPABET in the International Phonetic Alphabet. */
const IPA = new Map(
  'AA ɑ, AE æ, AH ʌ, AH0 ə, AO ɔ, AW aʊ, AY aɪ, EH ɛ, ER ɝ, ER0 ɚ, EY eɪ, IH ɪ, IY i, OW oʊ, OY ɔɪ, UH ʊ, UW u, B b, CH tʃ, D d, DH ð, F f, G ɡ, HH h, JH dʒ, K k, L l, M m, N n, NG ŋ, P p, R ɹ, S s, SH ʃ, T t, TH θ, V v, W w, Y j, Z z, ZH ʒ'
    .split(', ')
    .map((pair) => pair.split(' ') as [phone: string, sign: string]),
)

const ipaOf = (pronunciation: string): string =>
  phonesOf(pronunciation)
    .map((phone) => IPA.get(phone) ?? IPA.get(phone.replace(/\d/, '')) ?? '')
    .join('')

export default feature('rest_poetry_pronunciation', ({ word: given }) => {
  const word = given.toLowerCase()
  const variants = pronunciationsOf(word)
  if (variants.length === 0) unprocessable(`The dictionary does not have ${quoted(given)}.`)
  const items = variants.map((arpabet) => {
    const stress = stressOf(arpabet)
    return {
      arpabet,
      ipa: ipaOf(arpabet),
      syllables: stress.length,
      stress,
      rhymingPart: rhymingPartOf(arpabet),
    }
  })
  return { word, count: items.length, items }
})
