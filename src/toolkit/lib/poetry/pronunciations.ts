/** English pronunciations of the CMU Pronouncing Dictionary, in ARPABET. */
import { dictionary } from 'cmu-pronouncing-dictionary'
import { syllable } from 'syllable'

const own = (word: string): string | undefined =>
  Object.hasOwn(dictionary, word) ? dictionary[word] : undefined

const variantsOf = (word: string): string[] => {
  const first = own(word)
  if (first === undefined) return []
  const variants = [first]
  for (;;) {
    const next = own(`${word}(${variants.length + 1})`)
    if (next === undefined) return variants
    variants.push(next)
  }
}

/** Every pronunciation of a word, the usual one first: of the word itself, else without a final 's or '. None of an unknown one. */
export const pronunciationsOf = (given: string): string[] => {
  const word = given.toLowerCase().replaceAll('’', "'")
  const variants = variantsOf(word)
  return variants.length > 0 ? variants : variantsOf(word.replace(/'s?$/, ''))
}

/** A pronunciation as its phones, with the stress digits on vowels. */
export const phonesOf = (pronunciation: string): string[] => pronunciation.split(' ')

/** 1, 2 or 0 for each vowel. */
export const stressOf = (pronunciation: string): string => pronunciation.replace(/\D/g, '')

export const withoutStress = (pronunciation: string): string => pronunciation.replace(/\d/g, '')

/**
 * From the last vowel with stress 1, else the last with stress 2, else the last vowel, to the end, without stress digits;
 * the whole of a pronunciation without a vowel.
 */
export const rhymingPartOf = (pronunciation: string): string => {
  const phones = phonesOf(pronunciation)
  const place = ['1', '2', '0']
    .map((stress) => phones.findLastIndex((phone) => phone.endsWith(stress)))
    .find((index) => index >= 0)
  return withoutStress(phones.slice(place ?? 0).join(' '))
}

/** The vowels of phones without stress digits, in order. */
export const vowelsOf = (part: string): string =>
  phonesOf(part)
    .filter((phone) => /^[AEIOU]/.test(phone))
    .join(' ')

/** Syllables of a word, counted by its spelling where the dictionary does not have it. */
export const syllablesOf = (word: string): { syllables: number; known: boolean } => {
  const [first] = pronunciationsOf(word)
  return first === undefined
    ? { syllables: syllable(word), known: false }
    : { syllables: stressOf(first).length, known: true }
}
