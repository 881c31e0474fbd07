import { Chord, ChordType, Interval, Note } from 'tonal'
import { readPitchClass, semitonesUp } from './pitch.js'

/** A chord symbol that tonal's dictionary knows. */
export interface ChordReading {
  root: string
  /** The slash bass, else the root. */
  bass: string
  /** Full name, '' where the dictionary has none. */
  type: string
  quality: string
  /** Intervals of the root-position chord above its root: 1P, 3M, 5P. */
  intervals: readonly string[]
  /** From the bass up, each with its semitones above the bass. */
  notes: readonly ChordNote[]
}

interface ChordNote {
  name: string
  semitones: number
}

const OCTAVE = 12

const rootPosition = (root: string, intervals: readonly string[]): ChordNote[] =>
  intervals.map((interval) => ({
    name: Note.transpose(root, interval),
    semitones: Interval.semitones(interval),
  }))

const raisedAbove = (semitones: number, least: number): number =>
  semitones < least ? semitones + OCTAVE * Math.ceil((least - semitones) / OCTAVE) : semitones

/**
 * The notes from the bass up. A bass that is a chord tone inverts the chord: each tone below it goes up by octaves. Any
 * other is put below the root, as the nearest such note. tonal's own slash chords know no inversion by a ninth or
 * above (C9/D).
 */
const voiced = (notes: readonly ChordNote[], root: string, bass: string): ChordNote[] => {
  const tone = notes.find(({ name }) => name === bass)
  if (tone === undefined) {
    const distance = semitonesUp(readPitchClass(bass), readPitchClass(root))
    const above = distance === 0 ? OCTAVE : distance
    return [
      { name: bass, semitones: 0 },
      ...notes.map(({ name, semitones }) => ({ name, semitones: semitones + above })),
    ]
  }
  return notes
    .map(({ name, semitones }) => ({
      name,
      semitones: raisedAbove(semitones, tone.semitones) - tone.semitones,
    }))
    .toSorted((a, b) => a.semitones - b.semitones)
}

/**
 * Reads a chord symbol such as `F#m7b5` or `C/E` by tonal's dictionary; undefined where it is unknown.
 * @example readChord('C/E')?.notes // E 0, G 3, C 8
 */
export const readChord = (symbol: string): ChordReading | undefined => {
  const chord = Chord.get(symbol)
  // `chord.bass` is set only where the bass is no root; `intervals` are already turned there.
  const type = ChordType.get(chord.aliases[0] ?? '')
  if (chord.empty || chord.tonic === null || type.empty) return undefined
  const bass = chord.bass === '' ? chord.tonic : chord.bass
  return {
    root: chord.tonic,
    bass,
    type: type.name,
    quality: type.quality,
    intervals: type.intervals,
    notes: voiced(rootPosition(chord.tonic, type.intervals), chord.tonic, bass),
  }
}
