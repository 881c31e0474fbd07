import { answers, refuses, table } from '../../support/table.js'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const LIST = "the catalog's list"

table('rest_fun_leetSpeak', [
  answers('basic', { text: 'Elite hacker' }, { text: '3l173 h4ck3r', changed: 6 }, LIST),
  answers(
    'the alphabet, basic',
    { text: ALPHABET },
    { text: '4bcd3fgh1jklmn0pqr57uvwxyz', changed: 6 },
    LIST,
  ),
  answers(
    'the alphabet, medium',
    { text: ALPHABET.toUpperCase(), level: 'medium' },
    { text: '48CD3F9H1JK|MN0PQR57UVWXY2', changed: 10 },
    LIST,
  ),
  answers(
    'the alphabet, full',
    { text: ALPHABET, level: 'full' },
    {
      text: String.raw`48(|)3|=9#1_||<||\/||\|0|*0_|257|_|\/\/\/><${'`/2'}`,
      changed: 26,
    },
    LIST,
  ),
  answers(
    'single signs of full',
    { text: 'Fun 42!', level: 'full' },
    { text: String.raw`|=|_||\| 42!`, changed: 3 },
    LIST,
  ),
  answers(
    'other letters',
    { text: 'éİſ\u212A ß 李', level: 'full' },
    { text: 'éİſ\u212A ß 李', changed: 0 },
    LIST,
  ),
  answers(
    'back from basic',
    { text: '3l173 H4CK3R 89|2', direction: 'decode' },
    { text: 'elite HaCKeR 89|2', changed: 6 },
    LIST,
  ),
  answers(
    'back from medium',
    { text: '431075 89|2 6()', direction: 'decode', level: 'medium' },
    { text: 'aeiots bglz 6()', changed: 10 },
    LIST,
  ),
  refuses(422, 'to decode full', { text: '|<', direction: 'decode', level: 'full' }, 'full'),
  refuses(400, 'an empty text', { text: '' }, 'text'),
  refuses(400, 'another level', { text: 'a', level: 'expert' }, 'level'),
  refuses(400, 'another direction', { text: 'a', direction: 'both' }, 'direction'),
])
