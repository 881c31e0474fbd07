import { answers, refuses, table } from '../../../support/table.js'

const named = (name: string, semitones: number, simple: string, inversion: string) => ({
  name,
  semitones,
  simple,
  inversion,
})

table('rest_media_music_11', [
  answers(
    'a tenth',
    { from: 'C4', to: 'E5' },
    {
      name: 'major 10th',
      number: 10,
      quality: 'major',
      semitones: 16,
      direction: 'up',
      simple: 'M3',
      inversion: 'm6',
      cents: 1600,
      ratio: 2.519842,
    },
    '2^(16/12)',
  ),
  answers(
    'the same note',
    { from: 'F#3', to: 'F#3' },
    { ...named('perfect unison', 0, 'P1', 'P8'), direction: 'unison', ratio: 1, cents: 0 },
    'by definition',
  ),
  answers(
    'downwards',
    { from: 'C5', to: 'F#4' },
    { ...named('diminished fifth', -6, 'd5', 'A4'), direction: 'down', cents: 600, ratio: 1.414214 },
    'the tritone, the square root of 2',
  ),
  answers('an octave', { from: 'C4', to: 'C5' }, named('perfect octave', 12, 'P8', 'P1'), 'by definition'),
  answers(
    'three octaves stay an octave',
    { from: 'C1', to: 'C#4' },
    { ...named('augmented 22nd', 37, 'A8', 'd1'), number: 22 },
    '3 x 7 + 1',
  ),
  answers(
    'a diminished octave',
    { from: 'C#4', to: 'C5' },
    named('diminished octave', 11, 'd8', 'A1'),
    'by hand',
  ),
  answers(
    'one letter, the second note lower',
    { from: 'C#4', to: 'C4' },
    { ...named('augmented unison', -1, 'A1', 'd8'), direction: 'down' },
    'read from the lower note up',
  ),
  answers(
    'the same sound on two letters',
    { from: 'B#3', to: 'C4' },
    { ...named('diminished second', 0, 'd2', 'A7'), direction: 'up', cents: 0 },
    'the direction is that of the letters',
  ),
  answers(
    'doubly augmented',
    { from: 'Fb4', to: 'B4' },
    named('doubly augmented fourth', 7, 'AA4', 'dd5'),
    'F to B is augmented',
  ),
  answers('the 21st', { from: 'C4', to: 'B6' }, { name: 'major 21st' }, 'ordinals of English'),
  answers(
    'the 23rd',
    { from: 'C-1', to: 'D2' },
    { name: 'major 23rd', semitones: 38 },
    'ordinals of English',
  ),
  answers(
    'the 12th',
    { from: 'C4', to: 'G5' },
    { name: 'perfect 12th', simple: 'P5' },
    'ordinals of English',
  ),
  refuses(422, 'more than doubly augmented', { from: 'Fbb4', to: 'B#4' }, 'more than doubly'),
  refuses(400, 'no octave', { from: 'C', to: 'E5' }, 'from'),
  refuses(400, 'an octave of two digits', { from: 'C4', to: 'E10' }, 'to'),
  refuses(400, 'one note', { from: 'C4' }, 'to'),
])
