import { answers, refuses, table } from '../../support/table.js'

const icao = 'ICAO Annex 10, volume II'
const rule = 'the signs of the table'

table('rest_utility_nato', [
  answers(
    'the alphabet',
    { text: 'abcdefghijklmnopqrstuvwxyz' },
    {
      text: 'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
      unknown: [],
    },
    icao,
  ),
  answers(
    'digits and signs',
    { text: '0123456789.-/' },
    {
      words: [
        'Zero',
        'One',
        'Two',
        'Three',
        'Four',
        'Five',
        'Six',
        'Seven',
        'Eight',
        'Nine',
        'Decimal',
        'Dash',
        'Stroke',
      ],
    },
    rule,
  ),
  answers(
    'accents, white space and unknown characters',
    { text: '  É \n\t ñ!😀!  ' },
    {
      text: 'Echo (space) November ! 😀 !',
      words: ['Echo', '(space)', 'November', '!', '😀', '!'],
      unknown: ['!', '😀'],
    },
    rule,
  ),
  answers('blanks alone', { text: '  ' }, { text: '', words: [], unknown: [] }, 'no words'),
  answers(
    'code words read',
    {
      text: 'ALPHA juliet xray X-Ray tree FOWER fife Niner (space) / decimal Dash stroke',
      direction: 'from',
    },
    {
      text: 'AJXX3459  .-/',
      words: [
        'Alfa',
        'Juliett',
        'X-ray',
        'X-ray',
        'Three',
        'Four',
        'Five',
        'Nine',
        '(space)',
        '(space)',
        'Decimal',
        'Dash',
        'Stroke',
      ],
      unknown: [],
    },
    rule,
  ),
  answers(
    'words that are none',
    { text: 'Kilo banana - Seven banana constructor', direction: 'from' },
    { text: 'K7', words: ['Kilo', 'Seven'], unknown: ['banana', '-', 'constructor'] },
    rule,
  ),
  refuses(400, 'another direction', { text: 'a', direction: 'back' }, 'direction'),
  refuses(400, 'a text that is too long', { text: 'a'.repeat(2001) }, 'text'),
])
