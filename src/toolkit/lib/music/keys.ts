import { chromaOf, nameOf, readPitchClass, type PitchClass } from './pitch.js'

export type Mode = 'major' | 'minor'

/** A key: its tonic's name, its mode, and its signature (sharps positive, flats negative). */
export interface Key {
  tonic: string
  mode: Mode
  accidentals: number
}

/** Letters in the order of the circle of fifths, which is the order of sharps in a signature. */
const FIFTHS = ['F', 'C', 'G', 'D', 'A', 'E', 'B'] as const

/** Most sharps or flats that a signature has. */
const MOST_ACCIDENTALS = 7

/** The minor key with no sharps or flats is A, three fifths above C. */
const MINOR_SHIFT = 3

const positionOf = (name: string): number => {
  const { alteration } = readPitchClass(name)
  return FIFTHS.findIndex((letter) => letter === name.charAt(0)) - 1 + 7 * alteration
}

const tonicAt = (accidentals: number, mode: Mode): string => {
  const index = accidentals + 1 + (mode === 'minor' ? MINOR_SHIFT : 0)
  const alteration = Math.floor(index / 7)
  const letter = FIFTHS[index - 7 * alteration] ?? ''
  return letter + (alteration < 0 ? 'b' : '#').repeat(Math.abs(alteration))
}

/** The same place of the circle of twelve as a number from -5 to 6. */
const nearest = (semitones: number): number => ((((semitones + 5) % 12) + 12) % 12) - 5

/** The key of a tonic such as `Eb`, whatever the size of its signature. */
export const keyOf = (tonic: string, mode: Mode): Key => ({
  tonic,
  mode,
  accidentals: positionOf(tonic) - (mode === 'minor' ? MINOR_SHIFT : 0),
})

/** Reads `Eb` or `C#m`; undefined where the signature would need more than 7 accidentals. */
export const readKey = (name: string): Key | undefined => {
  const key = name.endsWith('m') ? keyOf(name.slice(0, -1), 'minor') : keyOf(name, 'major')
  return Math.abs(key.accidentals) <= MOST_ACCIDENTALS ? key : undefined
}

/** The key with a signature, spelled by that signature. */
export const keyAt = (accidentals: number, mode: Mode): Key => ({
  tonic: tonicAt(accidentals, mode),
  mode,
  accidentals,
})

/** The key with a signature, respelled to at most 5 flats or 6 sharps. */
export const usualKeyAt = (accidentals: number, mode: Mode): Key => keyAt(nearest(accidentals), mode)

export const nameOfKey = ({ tonic, mode }: Key): string => (mode === 'minor' ? `${tonic}m` : tonic)

export const otherMode = (mode: Mode): Mode => (mode === 'major' ? 'minor' : 'major')

/** The same key in its other spelling with at most 7 accidentals; null where it has none. */
export const enharmonicOf = ({ accidentals, mode }: Key): Key | null =>
  Math.abs(accidentals) >= 5 ? keyAt(accidentals - 12 * Math.sign(accidentals), mode) : null

/** The accidentals of a signature in the order of the staff: F# C# G# ..., or Bb Eb Ab ... */
export const signatureOf = ({ accidentals }: Key): string[] =>
  accidentals >= 0
    ? FIFTHS.slice(0, accidentals).map((letter) => `${letter}#`)
    : FIFTHS.toReversed()
        .slice(0, -accidentals)
        .map((letter) => `${letter}b`)

/** Semitones of the degrees of the major and the natural minor scale above the tonic. */
const DEGREES: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
}

/** The seven pitch classes of the major or natural minor scale, each on its own letter, from the tonic up. */
export const scalePitches = ({ tonic, mode }: Key): PitchClass[] => {
  const first = readPitchClass(tonic)
  return DEGREES[mode].map((semitones, degree) => {
    const step = (first.step + degree) % 7
    const wanted = chromaOf(first) + semitones
    return { step, alteration: nearest(wanted - chromaOf({ step, alteration: 0 })) }
  })
}

/** The names of `scalePitches`. */
export const scaleOf = (key: Key): string[] => scalePitches(key).map(nameOf)
