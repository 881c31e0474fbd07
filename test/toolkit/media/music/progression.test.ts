import { answers, refuses, table } from '../../../support/table.js'

table('rest_media_music_13', [
  answers(
    'four chords',
    { keyName: 'C', chords: 'I,V,vi,IV' },
    {
      key: 'C',
      input: 'roman',
      chords: ['C', 'G', 'Am', 'F'],
      romans: ['I', 'V', 'VIm', 'IV'],
      degrees: [1, 5, 6, 4],
      notes: [
        ['C', 'E', 'G'],
        ['G', 'B', 'D'],
        ['A', 'C', 'E'],
        ['F', 'A', 'C'],
      ],
    },
    'C G Am F',
  ),
  answers(
    'suffixes',
    { keyName: 'C', chords: 'ii7, V7 ,IMaj7,vii°,vii°7,viiø,viiø7,iimaj7' },
    {
      chords: ['Dm7', 'G7', 'CMaj7', 'Bdim', 'Bdim7', 'Bm7b5', 'Bm7b5', 'Dmaj7'],
      romans: ['IIm7', 'V7', 'IMaj7', 'VIIdim', 'VIIdim7', 'VIIm7b5', 'VIIm7b5', 'IImaj7'],
    },
    'lower case is minor unless its suffix says otherwise',
  ),
  answers(
    'altered degrees',
    { keyName: 'Eb', chords: 'bVII,#iv°,bIII' },
    { chords: ['Db', 'Adim', 'Gb'], romans: ['bVII', '#IVdim', 'bIII'], degrees: [7, 4, 3] },
    'the scale is Eb F G Ab Bb C D',
  ),
  answers(
    'chord symbols',
    { keyName: 'G', chords: 'Em7,C,D7,F' },
    {
      input: 'chords',
      chords: ['Em7', 'C', 'D7', 'F'],
      romans: ['VIm7', 'IV', 'V7', 'bVII'],
      degrees: [6, 4, 5, 7],
    },
    'G A B C D E F#',
  ),
  answers(
    'a key whose signature is impossible has chords all the same',
    { keyName: 'G#', chords: 'I,V,vii°' },
    { chords: ['G#', 'D#', 'F##dim'] },
    'G# A# B# C# D# E# F##',
  ),
  refuses(422, 'a numeral with more letters', { keyName: 'C', chords: 'I,VIII' }, '"VIII"'),
  refuses(422, 'both kinds', { keyName: 'C', chords: 'I,C' }, '"I" is not a known chord symbol'),
  refuses(422, 'an empty item', { keyName: 'C', chords: 'C,,G' }, '"" is not'),
  refuses(422, 'an unknown symbol', { keyName: 'C', chords: 'C,Gfoo' }, '"Gfoo"'),
  refuses(400, 'a minor key', { keyName: 'Cm', chords: 'I' }, 'keyName'),
  refuses(400, 'no chords', { keyName: 'C' }, 'chords'),
])
