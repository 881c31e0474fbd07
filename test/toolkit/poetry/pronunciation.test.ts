import { answers, refuses, table } from '../../support/table.js'

const cmu = 'the CMU dictionary'

table('rest_poetry_pronunciation', [
  answers(
    'three syllables',
    { word: 'Poetry' },
    {
      word: 'poetry',
      count: 1,
      items: [
        {
          arpabet: 'P OW1 AH0 T R IY0',
          ipa: 'poʊətɹi',
          syllables: 3,
          stress: '100',
          rhymingPart: 'OW AH T R IY',
        },
      ],
    },
    cmu,
  ),
  answers(
    'variants',
    { word: 'read' },
    {
      count: 2,
      items: [
        { arpabet: 'R EH1 D', ipa: 'ɹɛd', syllables: 1, stress: '1', rhymingPart: 'EH D' },
        { arpabet: 'R IY1 D', ipa: 'ɹid', syllables: 1, stress: '1', rhymingPart: 'IY D' },
      ],
    },
    cmu,
  ),
  answers(
    'r-coloured vowels',
    { word: 'murder' },
    { items: [{ arpabet: 'M ER1 D ER0', ipa: 'mɝdɚ', syllables: 2, stress: '10', rhymingPart: 'ER D ER' }] },
    cmu,
  ),
  answers(
    'the last of two vowels with stress',
    { word: 'thereof' },
    { items: [{ arpabet: 'DH EH2 R AH1 V', ipa: 'ðɛɹʌv', syllables: 2, stress: '21', rhymingPart: 'AH V' }] },
    cmu,
  ),
  answers(
    'no vowel',
    { word: 'hmm' },
    { items: [{ arpabet: 'HH M', ipa: 'hm', syllables: 0, stress: '', rhymingPart: 'HH M' }] },
    cmu,
  ),
  refuses(422, 'a word that is not there', { word: 'xyzzy' }, 'xyzzy'),
  refuses(400, 'a digit', { word: 'a1' }, 'word'),
])
