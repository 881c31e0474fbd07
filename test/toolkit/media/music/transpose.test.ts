import { answers, refuses, table } from '../../../support/table.js'

table('rest_media_music_9', [
  answers(
    'a line of chords',
    { text: 'C G/B Am7 F#m7b5', semitones: 2 },
    {
      text: 'D A/C# Bm7 G#m7b5',
      changed: 4,
      chords: [
        { from: 'C', to: 'D' },
        { from: 'G/B', to: 'A/C#' },
        { from: 'Am7', to: 'Bm7' },
        { from: 'F#m7b5', to: 'G#m7b5' },
      ],
    },
    'a whole tone up',
  ),
  answers(
    'bars, repeats and white space stay',
    { text: '| C  |\tG7 (Am) |\nC ||', semitones: -3, accidentals: 'flat' },
    { text: '| A  |\tE7 (Gbm) |\nA ||', changed: 4 },
    'a minor third down',
  ),
  answers(
    'ChordPro: only what is in brackets',
    { text: 'A [Am]fine [F#/A#]day in [x] C', semitones: 1 },
    {
      text: 'A [A#m]fine [G/B]day in [x] C',
      changed: 2,
      chords: [
        { from: 'Am', to: 'A#m' },
        { from: 'F#/A#', to: 'G/B' },
      ],
    },
    'a semitone up',
  ),
  answers(
    'no movement normalises the spelling',
    { text: 'Db Cb E# Fb', semitones: 12 },
    { text: 'C# B F E', changed: 4 },
    'an octave up',
  ),
  answers('octaves are kept', { text: 'C4', semitones: 2 }, { text: 'D4' }, 'only the letter moves'),
  answers(
    'words that only begin like chords',
    { text: 'Dear Cat, Bm! E', semitones: 2 },
    { text: 'Dear Cat, Bm! F#', changed: 1 },
    'neither is a chord symbol',
  ),
  answers(
    'a chord twice counts twice and is listed once',
    { text: 'G G', semitones: -24 },
    { changed: 2, chords: [{ from: 'G', to: 'G' }] },
    'two octaves down',
  ),
  refuses(422, 'words', { text: 'hello world', semitones: 1 }, 'no chord symbol'),
  refuses(422, 'chords outside the brackets', { text: 'C [x] G', semitones: 1 }, 'no chord symbol'),
  refuses(422, 'many opening brackets', { text: '['.repeat(20_000), semitones: 1 }, 'no chord symbol'),
  refuses(422, 'a long run', { text: `C${'b'.repeat(19_990)}!`, semitones: 1 }, 'no chord symbol'),
  refuses(400, 'too far', { text: 'C', semitones: 25 }, 'semitones'),
  refuses(400, 'no distance', { text: 'C' }, 'semitones'),
  refuses(400, 'no text', { semitones: 1 }, 'text'),
])
