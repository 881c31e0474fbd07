import { roundHalfAway } from '../numbers/rounding.js'

/** Letter names from C up, as scientific pitch notation counts them within an octave. */
const LETTERS = 'CDEFGAB'

/** Semitones of each letter above C. */
const NATURAL = [0, 2, 4, 5, 7, 9, 11] as const

/** The twelve pitch classes from C up, in sharps and in flats. */
export const SHARP_NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const
export const FLAT_NAMES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'] as const

/** A spelled pitch class: `step` is the letter, 0 (C) to 6 (B), `alteration` the semitones that its accidentals add. */
export interface PitchClass {
  step: number
  alteration: number
}

/** A spelled note: its pitch class in an octave of scientific pitch notation, where C4 is middle C. */
export interface Pitch extends PitchClass {
  octave: number
}

const alterationOf = (accidentals: string): number =>
  accidentals.startsWith('b') ? -accidentals.length : accidentals.length

/** Reads `C`, `F##` or `Bb`; the caller has checked the form. */
export const readPitchClass = (name: string): PitchClass => ({
  step: LETTERS.indexOf(name.charAt(0)),
  alteration: alterationOf(name.slice(1)),
})

/** Reads a note with its octave, such as `C4`, `F##-1`; the caller has checked the form. */
export const readPitch = (name: string): Pitch => {
  const octave = /-?\d$/.exec(name)?.[0] ?? ''
  return { ...readPitchClass(name.slice(0, name.length - octave.length)), octave: Number(octave) }
}

const accidentals = (alteration: number): string => (alteration < 0 ? 'b' : '#').repeat(Math.abs(alteration))

/** @example nameOf({ step: 3, alteration: 1 }) // 'F#' */
export const nameOf = ({ step, alteration }: PitchClass): string =>
  LETTERS.charAt(step) + accidentals(alteration)

const modulo12 = (semitones: number): number => ((semitones % 12) + 12) % 12

/** Semitones above C, without the accidentals wrapping into one octave: -1 for Cb, 12 for B#. */
const semitonesOf = ({ step, alteration }: PitchClass): number => (NATURAL[step] ?? 0) + alteration

/** Semitones above C, 0 to 11, whatever the spelling. */
export const chromaOf = (pitch: PitchClass): number => modulo12(semitonesOf(pitch))

/** Semitones from one pitch class up to another, 0 to 11. */
export const semitonesUp = (from: PitchClass, to: PitchClass): number =>
  modulo12(chromaOf(to) - chromaOf(from))

/** MIDI number; C4 is 60. It may lie outside 0 to 127. */
export const midiOf = (pitch: Pitch): number => 12 * (pitch.octave + 1) + semitonesOf(pitch)

/** Letters from the lowest C of octave 0 up; two notes differ by this many letter names. */
export const letterIndex = ({ step, octave }: Pitch): number => 7 * octave + step

/** Hertz of a MIDI number in equal temperament. */
export const frequencyOf = (midi: number, a4 = 440): number => a4 * 2 ** ((midi - 69) / 12)

/** The name of a MIDI number in the given spelling, with its octave: `C#4`. */
export const noteOf = (midi: number, names: readonly string[] = SHARP_NAMES): string =>
  `${names[modulo12(midi)] ?? ''}${Math.floor(midi / 12) - 1}`

/** Hertz rounded to a number of decimals, of a MIDI number in equal temperament at A4 = 440. */
export const roundedFrequency = (midi: number, decimals: number): number =>
  roundHalfAway(frequencyOf(midi), decimals)
