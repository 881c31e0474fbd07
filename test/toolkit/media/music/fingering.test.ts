import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

table('rest_media_music_14', [
  answers(
    'A minor on the guitar',
    { chord: 'Am', limit: 1 },
    {
      chord: 'Am',
      instrument: 'guitar',
      tuning: ['E2', 'A2', 'D3', 'G3', 'B3', 'E4'],
      count: 1,
      items: [
        {
          frets: [null, 0, 2, 2, 1, 0],
          diagram: 'x02210',
          fingers: [0, 0, 2, 3, 1, 0],
          baseFret: 1,
          barres: [],
          capo: false,
          midi: [45, 52, 57, 60, 64],
        },
      ],
    },
    'the open chord of every method: A2 E3 A3 C4 E4',
  ),
  answers(
    'a barre up the neck',
    { chord: 'C', limit: 2 },
    {
      items: [
        expect.objectContaining({ diagram: 'x32010' }),
        expect.objectContaining({ frets: [3, 3, 5, 5, 5, 3], barres: [3], baseFret: 3, capo: true }),
      ],
    },
    'C in the shape of A, at the third fret',
  ),
  answers(
    'a root that the database spells otherwise',
    { chord: 'A#', limit: 1 },
    { chord: 'A#', items: [expect.objectContaining({ diagram: 'x13331' })] },
    'Bb in the shape of A, at the first fret',
  ),
  answers(
    'frets of two digits',
    { chord: 'Bb', limit: 4 },
    { items: expect.arrayContaining([expect.objectContaining({ diagram: 'x-8-8-10-11-10' })]) as unknown },
    'Bb3 F... from the eighth fret: 8 + 50 = 58 is Bb3',
  ),
  answers(
    'C on the ukulele',
    { chord: 'C', instrument: 'ukulele', limit: 1 },
    {
      tuning: ['G4', 'C4', 'E4', 'A4'],
      items: [expect.objectContaining({ diagram: '0003', midi: [67, 60, 64, 72] })],
    },
    'the open chord: G4 C4 E4 C5',
  ),
  answers('a slash bass', { chord: 'C/E', limit: 1 }, { count: 1 }, 'the guitar has some'),
  ...['D', 'DM', 'Dmaj'].map((chord) =>
    answers<'rest_media_music_14'>(
      `${chord} is major`,
      { chord, limit: 1 },
      { items: [expect.objectContaining({ diagram: 'xx0232' })] },
      'the open chord',
    ),
  ),
  ...['Dm', 'Dmin'].map((chord) =>
    answers<'rest_media_music_14'>(
      `${chord} is minor`,
      { chord, limit: 1 },
      { items: [expect.objectContaining({ diagram: 'xx0231' })] },
      'the open chord',
    ),
  ),
  refuses(422, 'a chord that the database lacks', { chord: 'Cfoo' }, '"Cfoo"'),
  refuses(422, 'a slash bass on the ukulele', { chord: 'C/E', instrument: 'ukulele' }, 'ukulele'),
  refuses(400, 'another instrument', { chord: 'C', instrument: 'banjo' }, 'instrument'),
  refuses(400, 'no root', { chord: 'm7' }, 'chord'),
  refuses(400, 'no chord', {}, 'chord'),
])
