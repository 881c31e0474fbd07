import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import {
  chromaOf,
  FLAT_NAMES,
  frequencyOf,
  midiOf,
  noteOf,
  readPitch,
  SHARP_NAMES,
} from '#toolkit/lib/music/pitch'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Query } from '#operation'

/** Centimetres that sound travels in a second at 343 m/s. */
const SPEED_OF_SOUND = 34_300

interface Reading {
  note: string
  midi: number
  frequency: number
  /** How far the frequency lies above the note, in hundredths of a semitone. */
  cents: number
}

const ofFrequency = (frequency: number, a4: number): Reading => {
  const exact = 69 + 12 * Math.log2(frequency / a4)
  const midi = Math.floor(exact + 0.5)
  return { note: noteOf(midi), midi, frequency, cents: 100 * (exact - midi) }
}

const readingOf = ({ note, midi, frequency, a4 }: Query<'rest_media_music_15'>): Reading => {
  if (frequency !== undefined) return ofFrequency(frequency, a4)
  const number = note === undefined ? (midi ?? 0) : midiOf(readPitch(note))
  return { note: note ?? noteOf(number), midi: number, frequency: frequencyOf(number, a4), cents: 0 }
}

/** The other spelling: of a black key the flat one, or the sharp one of a flat or double accidental; of a white key its plain name, null where it has that. */
const enharmonicOf = (note: string): string | null => {
  const pitch = readPitch(note)
  const midi = midiOf(pitch)
  const plain = !(SHARP_NAMES[chromaOf(pitch)] ?? '').includes('#')
  if (plain) return pitch.alteration === 0 ? null : noteOf(midi)
  return noteOf(midi, pitch.alteration === 1 ? FLAT_NAMES : SHARP_NAMES)
}

export default feature('rest_media_music_15', (query) => {
  const given = exactlyOne(query, ['note', 'midi', 'frequency'])
  const { note, midi, frequency, cents } = readingOf(query)
  if (midi < 0 || midi > 127) {
    return unprocessable(`The ${given} is outside the MIDI numbers 0 to 127.`)
  }
  return {
    note,
    enharmonic: enharmonicOf(note),
    midi,
    frequency: roundHalfAway(frequency, 4),
    cents: roundHalfAway(cents, 2),
    octave: readPitch(note).octave,
    wavelengthCm: roundHalfAway(SPEED_OF_SOUND / frequency, 2),
    period: roundHalfAway(1000 / frequency, 4),
  }
})
