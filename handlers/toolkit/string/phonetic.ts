import { feature, unprocessable } from '#toolkit'
import { caverphone } from '#toolkit/lib/phonetics/caverphone'
import { colognePhonetics } from '#toolkit/lib/phonetics/cologne-phonetics'
import { daitchMokotoff } from '#toolkit/lib/phonetics/daitch-mokotoff'
import { doubleMetaphone } from '#toolkit/lib/phonetics/double-metaphone'
import { metaphone } from '#toolkit/lib/phonetics/metaphone'
import { nysiis } from '#toolkit/lib/phonetics/nysiis'
import { soundex } from '#toolkit/lib/phonetics/soundex'
import type { Data } from '#operation'

type Codes = Data<'rest_string_phonetic'>['codes']

/** Latin letters that Unicode does not decompose into a letter and its accent. */
const LIGATURES: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ø: 'O',
  Œ: 'OE',
  Þ: 'TH',
}

/** The letters A to Z of a name; upper case turns the sharp s into SS. */
const lettersOf = (text: string, parameter: string): string => {
  const letters = text
    .toUpperCase()
    .replace(/[ÆÐĐĦŁØŒÞ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^A-Z]/g, '')
  return letters === '' ? unprocessable(`${parameter} has no Latin letter.`) : letters
}

/** All of them treat umlauts as vowels, so German letters need no special rules. */
const codesOf = (text: string, parameter: string): Codes => {
  const letters = lettersOf(text, parameter)
  return {
    soundex: soundex(letters),
    metaphone: metaphone(letters),
    doubleMetaphone: doubleMetaphone(letters),
    nysiis: nysiis(letters),
    cologne: colognePhonetics(letters),
    caverphone: caverphone(letters),
    daitchMokotoff: daitchMokotoff(letters),
  }
}

const agree = (one: string | string[] | undefined, other: string | string[] | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other) ? one.some((code) => other.includes(code)) : one === other

const sameCodes = (one: Codes, other: Codes): string[] => {
  const codes: Readonly<Record<string, string | string[]>> = { ...other }
  return Object.entries(one).flatMap(([name, code]) => (agree(code, codes[name]) ? [name] : []))
}

export default feature('rest_string_phonetic', ({ text, compare }) => {
  const codes = codesOf(text, 'text')
  return {
    text,
    codes,
    compare:
      compare === undefined ? null : { text: compare, same: sameCodes(codes, codesOf(compare, 'compare')) },
  }
})
