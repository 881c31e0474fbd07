import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { readChord } from '#toolkit/lib/music/chords'
import { midiOf, readPitchClass, roundedFrequency } from '#toolkit/lib/music/pitch'
import type { Data } from '#operation'

const QUALITIES = ['Major', 'Minor', 'Augmented', 'Diminished'] as const

const qualityOf = (name: string): Data<'rest_media_music_7'>['quality'] =>
  QUALITIES.find((quality) => quality === name) ?? 'Unknown'

export default feature('rest_media_music_7', ({ chord, octave }) => {
  const reading = readChord(chord) ?? unprocessable(`${quoted(chord)} is not a known chord symbol.`)
  const bass = midiOf({ ...readPitchClass(reading.bass), octave })
  const midi = reading.notes.map(({ semitones }) => bass + semitones)
  const highest = midi.at(-1) ?? bass
  if (highest > 127 || bass < 0) {
    return unprocessable(
      `From octave ${octave} up, ${quoted(chord)} reaches beyond the MIDI numbers 0 to 127.`,
    )
  }
  return {
    symbol: chord,
    root: reading.root,
    bass: reading.bass,
    type: reading.type,
    quality: qualityOf(reading.quality),
    notes: reading.notes.map(({ name }) => name),
    intervals: [...reading.intervals],
    semitones: reading.notes.map(({ semitones }) => semitones),
    midi,
    frequencies: midi.map((number) => roundedFrequency(number, 3)),
  }
})
