import { keyOf, scalePitches } from './keys.js'
import { nameOf, readPitchClass } from './pitch.js'

/** A degree of a major key with a chord built on it, such as bVII with the suffix 7. */
export interface Degree {
  /** 1 to 7, by letter. */
  degree: number
  /** Semitones above the degree of the major scale. */
  alteration: number
  suffix: string
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const

/** The longest numeral first, so that VII is not read as V. */
const FORM = /^([b#]?)(VII|VI|V|IV|III|II|I|vii|vi|v|iv|iii|ii|i)(.*)$/s

const NAMED_SUFFIXES: Readonly<Record<string, string>> = {
  '°': 'dim',
  '°7': 'dim7',
  ø: 'm7b5',
  ø7: 'm7b5',
}

const suffixOf = (typed: string, lower: boolean): string => {
  const named = NAMED_SUFFIXES[typed]
  if (named !== undefined) return named
  return lower && !/^[md°ø]/.test(typed) ? `m${typed}` : typed
}

export const isNumeral = (text: string): boolean => FORM.test(text)

/** Reads `vi`, `bVII7` or `vii°`: a lower-case numeral is minor unless its suffix says otherwise. tonal reads vi as a major chord. */
export const readNumeral = (text: string): Degree => {
  const [, accidental = '', numeral = '', typed = ''] = FORM.exec(text) ?? []
  const upper = numeral.toUpperCase()
  return {
    degree: NUMERALS.findIndex((name) => name === upper) + 1,
    alteration: accidental === '' ? 0 : accidental === 'b' ? -1 : 1,
    suffix: suffixOf(typed, numeral !== upper),
  }
}

/** The root of a degree of the major scale on `tonic`: Bb for the lowered seventh of C. */
export const rootOfDegree = (tonic: string, { degree, alteration }: Degree): string => {
  const pitch = scalePitches(keyOf(tonic, 'major'))[degree - 1] ?? { step: 0, alteration: 0 }
  return nameOf({ step: pitch.step, alteration: pitch.alteration + alteration })
}

/** The degree, by letter, that a root is of the major scale on `tonic`. */
export const degreeOfRoot = (tonic: string, root: string, suffix: string): Degree => {
  const pitch = readPitchClass(root)
  const scale = scalePitches(keyOf(tonic, 'major'))
  const index = scale.findIndex(({ step }) => step === pitch.step)
  return {
    degree: index + 1,
    alteration: pitch.alteration - (scale[index]?.alteration ?? 0),
    suffix,
  }
}

/** Upper case, with the accidental in front and the suffix behind: bVII7. */
export const numeralOf = ({ degree, alteration, suffix }: Degree): string =>
  (alteration < 0 ? 'b' : '#').repeat(Math.abs(alteration)) + (NUMERALS[degree - 1] ?? '') + suffix
