import { letterIndex, midiOf, type Pitch } from './pitch.js'

/** What an interval is called, with its signed size. */
export interface NamedInterval {
  /** 'major 10th', 'perfect octave'. */
  name: string
  /** Letter names, both ends included. */
  number: number
  quality: string
  /** Signed: negative where the second note is lower. */
  semitones: number
  direction: 'up' | 'down' | 'unison'
  /** Within one octave, in short form: M3, P5, d8. */
  simple: string
  /** The complement of `simple` to the octave. */
  inversion: string
}

/** Semitones of the perfect or major interval of each number, 1 (unison) to 7. */
const NATURAL = [0, 2, 4, 5, 7, 9, 11] as const

const PERFECT_STEPS = new Set([0, 3, 4])

const SHORT: Readonly<Record<string, string>> = {
  perfect: 'P',
  major: 'M',
  minor: 'm',
  augmented: 'A',
  diminished: 'd',
  'doubly augmented': 'AA',
  'doubly diminished': 'dd',
}

const INVERTED: Readonly<Record<string, string>> = {
  P: 'P',
  M: 'm',
  m: 'M',
  A: 'd',
  d: 'A',
  AA: 'dd',
  dd: 'AA',
}

/** Qualities by the semitones above the perfect or major size. */
const OF_PERFECT: Readonly<Record<number, string>> = {
  [-2]: 'doubly diminished',
  [-1]: 'diminished',
  0: 'perfect',
  1: 'augmented',
  2: 'doubly augmented',
}
const OF_MAJOR: Readonly<Record<number, string>> = {
  [-3]: 'doubly diminished',
  [-2]: 'diminished',
  [-1]: 'minor',
  0: 'major',
  1: 'augmented',
  2: 'doubly augmented',
}

const WORDS = ['unison', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'octave'] as const

const suffixes = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

const ordinal = (number: number): string =>
  WORDS[number - 1] ?? `${number}${SUFFIX[suffixes.select(number)] ?? 'th'}`

/** The number within one octave: an octave and its multiples stay an octave, a unison stays a unison. */
const simpleNumber = (number: number): number => {
  if (number <= 8) return number
  return (number - 1) % 7 === 0 ? 8 : ((number - 1) % 7) + 1
}

const directionOf = (semitones: number, letters: number): NamedInterval['direction'] => {
  const sign = Math.sign(semitones) || Math.sign(letters)
  if (sign === 0) return 'unison'
  return sign > 0 ? 'up' : 'down'
}

/** The interval between two notes; undefined where it is more than doubly augmented or diminished. */
export const intervalBetween = (from: Pitch, to: Pitch): NamedInterval | undefined => {
  const semitones = midiOf(to) - midiOf(from)
  const letters = letterIndex(to) - letterIndex(from)
  // Read from the lower letter up; on one letter, from the lower note.
  const upward = (Math.sign(letters) || Math.sign(semitones)) * semitones
  const steps = Math.abs(letters)
  const natural = (NATURAL[steps % 7] ?? 0) + 12 * Math.floor(steps / 7)
  const quality = (PERFECT_STEPS.has(steps % 7) ? OF_PERFECT : OF_MAJOR)[upward - natural]
  const short = SHORT[quality ?? '']
  if (quality === undefined || short === undefined) return undefined
  const number = steps + 1
  const simple = simpleNumber(number)
  return {
    name: `${quality} ${ordinal(number)}`,
    number,
    quality,
    semitones,
    direction: directionOf(semitones, letters),
    simple: `${short}${simple}`,
    inversion: `${INVERTED[short] ?? ''}${9 - simple}`,
  }
}
