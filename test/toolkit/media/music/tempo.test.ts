import { answers, refuses, table } from '../../../support/table.js'

const note = (
  name: string,
  beats: number,
  ms: number,
  dottedMs: number,
  tripletMs: number,
  hertz: number,
) => ({
  note: name,
  beats,
  ms,
  dottedMs,
  tripletMs,
  hertz,
})

table('rest_media_music_16', [
  answers(
    'a tempo whose whole notes are at a tie',
    { bpm: 135.48 },
    {
      items: [
        note('whole', 4, 1771.479, 2657.219, 1180.986, 0.565),
        note('half', 2, 885.74, 1328.609, 590.493, 1.129),
        note('quarter', 1, 442.87, 664.305, 295.247, 2.258),
        note('eighth', 0.5, 221.435, 332.152, 147.623, 4.516),
        note('sixteenth', 0.25, 110.717, 166.076, 73.812, 9.032),
        note('thirtySecond', 0.125, 55.359, 83.038, 36.906, 18.064),
        note('sixtyFourth', 0.0625, 27.679, 41.519, 18.453, 36.128),
      ],
    },
    '135.48/240 = 0.5645, half up; the rest by Python fractions',
  ),
  answers(
    '120 beats a minute',
    { bpm: 120 },
    {
      bpm: 120,
      beatMs: 500,
      barMs: 2000,
      hertz: 2,
      marking: 'Allegro',
      items: [
        note('whole', 4, 2000, 3000, 1333.333, 0.5),
        note('half', 2, 1000, 1500, 666.667, 1),
        note('quarter', 1, 500, 750, 333.333, 2),
        note('eighth', 0.5, 250, 375, 166.667, 4),
        note('sixteenth', 0.25, 125, 187.5, 83.333, 8),
        note('thirtySecond', 0.125, 62.5, 93.75, 41.667, 16),
        note('sixtyFourth', 0.0625, 31.25, 46.875, 20.833, 32),
      ],
    },
    '60000/120',
  ),
  answers(
    'taps',
    { taps: '0,500.5,1000,1510', beatsPerBar: 3 },
    { bpm: 119.21, beatMs: 503.313, barMs: 1509.94, marking: 'Moderato' },
    '60000 x 3 / 1510 = 119.21; 60000 / 119.21',
  ),
  ...(
    [
      [39.99, 'Grave'],
      [40, 'Largo'],
      [60, 'Larghetto'],
      [66, 'Adagio'],
      [76, 'Andante'],
      [108, 'Moderato'],
      [156, 'Vivace'],
      [176, 'Presto'],
      [200, 'Prestissimo'],
    ] as const
  ).map(([bpm, marking]) =>
    answers<'rest_media_music_16'>(`${bpm} is ${marking}`, { bpm }, { marking }, 'bounds of the markings'),
  ),
  refuses(422, 'taps that stop', { taps: '0,500,500' }, 'tap 3 is not after tap 2'),
  refuses(422, 'taps that go back', { taps: '5,4' }, 'tap 2 is not after tap 1'),
  refuses(422, 'taps that are too slow', { taps: '0,6010' }, '10 to 999'),
  refuses(422, 'taps that are too fast', { taps: '0,60' }, '10 to 999'),
  refuses(400, 'neither', {}, 'bpm'),
  refuses(400, 'both', { bpm: 120, taps: '0,500' }, 'taps'),
  refuses(400, 'one tap', { taps: '0' }, 'taps'),
  refuses(400, 'too slow', { bpm: 9.9 }, 'bpm'),
  refuses(400, 'no beats', { bpm: 60, beatsPerBar: 0 }, 'beatsPerBar'),
])
