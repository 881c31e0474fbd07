import { answers, refuses, table } from '../../../support/table.js'

const match = (symbol: string, root: string, type: string, inversion = false) => ({
  symbol,
  root,
  type,
  inversion,
})

table('rest_media_music_6', [
  answers(
    'a dominant seventh',
    { notes: 'D,F#,A,C' },
    {
      notes: ['D', 'F#', 'A', 'C'],
      bass: 'D',
      found: true,
      best: 'D7',
      items: [match('D7', 'D', 'dominant seventh')],
    },
    'D7 is 1 3 5 b7 of D',
  ),
  answers(
    'spelling does not count, nor do octaves',
    { notes: 'C3,D#5,G4' },
    { notes: ['C', 'D#', 'G'], best: 'Cm', items: [match('Cm', 'C', 'minor')] },
    'C Eb G',
  ),
  answers(
    'a common chord comes before a rare one in root position',
    { notes: 'E,G,C' },
    {
      bass: 'E',
      best: 'C/E',
      items: [match('C/E', 'C', 'major', true), match('Em#5', 'E', 'minor augmented')],
    },
    'first inversion of C; E G B# is Em#5',
  ),
  answers(
    'root position before an inversion',
    { notes: 'C,E,G,A' },
    { items: [match('C6', 'C', 'sixth'), match('Am7/C', 'A', 'minor seventh', true)] },
    'C6 and Am7 have the same notes',
  ),
  answers(
    'a chord that divides the octave: each note is a root, in order',
    { notes: 'C,Eb,Gb,A' },
    {
      items: [
        match('Cdim7', 'C', 'diminished seventh'),
        match('Ebdim7/C', 'Eb', 'diminished seventh', true),
        match('Gbdim7/C', 'Gb', 'diminished seventh', true),
        match('Adim7/C', 'A', 'diminished seventh', true),
      ],
    },
    'a diminished seventh is four minor thirds',
  ),
  answers(
    'a repeated pitch class counts once, in its first spelling',
    { notes: 'Db,F,Ab,C#,Db7' },
    { notes: ['Db', 'F', 'Ab'], best: 'Db' },
    'Db F Ab',
  ),
  answers('two notes', { notes: 'C,G' }, { best: 'C5', items: [match('C5', 'C', 'fifth')] }, 'a power chord'),
  answers(
    'notes that form no chord',
    { notes: 'C,C#' },
    { found: false, best: null, items: [] },
    'no chord is a semitone alone',
  ),
  refuses(422, 'one pitch class', { notes: 'C,B#,Dbb4' }, 'one pitch class'),
  refuses(400, 'one note', { notes: 'C' }, 'notes'),
  refuses(400, 'eleven notes', { notes: Array(11).fill('C').join(',') }, 'notes'),
  refuses(400, 'German names', { notes: 'H,D,F' }, 'notes'),
  refuses(400, 'no notes', {}, 'notes'),
])
