import { answers, refuses, table } from '../../../support/table.js'

table('rest_media_music_8', [
  answers(
    'D dorian moved to C',
    { tonic: 'C', scale: 'dorian' },
    {
      name: 'C dorian',
      notes: ['C', 'D', 'Eb', 'F', 'G', 'A', 'Bb'],
      intervals: ['1P', '2M', '3m', '4P', '5P', '6M', '7m'],
      semitones: [0, 2, 3, 5, 7, 9, 10],
      steps: [2, 1, 2, 2, 2, 1, 2],
      chromaticMask: '101101010110',
      aliases: [],
    },
    'the white keys from D',
  ),
  answers(
    'natural minor',
    { tonic: 'F#', scale: 'natural minor' },
    { name: 'F# minor', notes: ['F#', 'G#', 'A', 'B', 'C#', 'D', 'E'], aliases: ['aeolian'] },
    'three sharps',
  ),
  answers('aeolian', { tonic: 'A', scale: 'aeolian' }, { name: 'A minor' }, 'an alias'),
  answers('ionian', { tonic: 'A', scale: 'ionian' }, { name: 'A major' }, 'an alias'),
  answers(
    'blues',
    { tonic: 'A', scale: 'blues' },
    { name: 'A minor blues', notes: ['A', 'C', 'D', 'Eb', 'E', 'G'], steps: [3, 2, 1, 1, 3, 2] },
    '1 b3 4 b5 5 b7',
  ),
  answers(
    'harmonic minor, spelled with a double sharp',
    { tonic: 'G#', scale: 'harmonic minor' },
    { notes: ['G#', 'A#', 'B', 'C#', 'D#', 'E', 'F##'], steps: [2, 1, 2, 2, 1, 3, 1] },
    'the seventh is raised',
  ),
  answers(
    'whole tones',
    { tonic: 'C', scale: 'whole tone' },
    { steps: [2, 2, 2, 2, 2, 2], chromaticMask: '101010101010' },
    'six whole tones to the octave',
  ),
  answers(
    'a name with a capital letter in the dictionary',
    { tonic: 'C', scale: 'lydian #5p pentatonic' },
    { name: 'C lydian #5P pentatonic' },
    'the parameter is lower case',
  ),
  refuses(422, 'an unknown scale', { tonic: 'C', scale: 'happy' }, '"happy" is not a known scale'),
  refuses(422, "tonal's number of a scale", { tonic: 'C', scale: '2773' }, '"2773" is not a known scale'),
  refuses(400, 'capital letters', { tonic: 'C', scale: 'Dorian' }, 'scale'),
  refuses(400, 'a tonic with three sharps', { tonic: 'C###', scale: 'major' }, 'tonic'),
  refuses(400, 'no tonic', { scale: 'major' }, 'tonic'),
])
