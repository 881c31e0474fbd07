import { answers, refuses, table } from '../../../support/table.js'

table('rest_media_music_10', [
  answers(
    'E flat major',
    { keyName: 'Eb' },
    {
      key: 'Eb',
      mode: 'major',
      accidentals: -3,
      signature: ['Bb', 'Eb', 'Ab'],
      scale: ['Eb', 'F', 'G', 'Ab', 'Bb', 'C', 'D'],
      relative: 'Cm',
      parallel: 'Ebm',
      triads: ['Eb', 'Fm', 'Gm', 'Ab', 'Bb', 'Cm', 'Ddim'],
      sevenths: ['Ebmaj7', 'Fm7', 'Gm7', 'Abmaj7', 'Bb7', 'Cm7', 'Dm7b5'],
      romans: ['I', 'ii', 'iii', 'IV', 'V', 'vi', 'vii°'],
    },
    'three flats',
  ),
  answers(
    'C minor',
    { keyName: 'Cm' },
    {
      mode: 'minor',
      accidentals: -3,
      relative: 'Eb',
      parallel: 'C',
      scale: ['C', 'D', 'Eb', 'F', 'G', 'Ab', 'Bb'],
      triads: ['Cm', 'Ddim', 'Eb', 'Fm', 'Gm', 'Ab', 'Bb'],
      sevenths: ['Cm7', 'Dm7b5', 'Ebmaj7', 'Fm7', 'Gm7', 'Abmaj7', 'Bb7'],
      romans: ['i', 'ii°', 'III', 'iv', 'v', 'VI', 'VII'],
    },
    'three flats',
  ),
  answers(
    'no accidentals',
    { keyName: 'C' },
    { accidentals: 0, signature: [], relative: 'Am', parallel: 'Cm' },
    'the white keys',
  ),
  answers(
    'seven sharps',
    { keyName: 'C#' },
    {
      accidentals: 7,
      signature: ['F#', 'C#', 'G#', 'D#', 'A#', 'E#', 'B#'],
      scale: ['C#', 'D#', 'E#', 'F#', 'G#', 'A#', 'B#'],
      relative: 'A#m',
    },
    'every letter is sharp',
  ),
  answers(
    'seven flats',
    { keyName: 'Abm' },
    {
      accidentals: -7,
      signature: ['Bb', 'Eb', 'Ab', 'Db', 'Gb', 'Cb', 'Fb'],
      scale: ['Ab', 'Bb', 'Cb', 'Db', 'Eb', 'Fb', 'Gb'],
      relative: 'Cb',
      parallel: 'Ab',
    },
    'every letter is flat',
  ),
  ...['G#', 'D#', 'A#', 'E#', 'B#', 'Fb', 'Fbm', 'Cbm', 'Gbm', 'Dbm', 'E#m', 'B#m'].map((keyName) =>
    refuses<'rest_media_music_10'>(
      422,
      `${keyName} has more than 7 accidentals`,
      { keyName },
      'more than 7 accidentals',
    ),
  ),
  refuses(400, 'words', { keyName: 'C minor' }, 'keyName'),
  refuses(400, 'no key', {}, 'keyName'),
])
