import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib.shake_256, with the draws of the contract written out anew.
const SOURCE = 'SHAKE256 by Python'
const PAIRS = 'cat=kucing;dog=anjing;bird=burung;fish=ikan'
const refused = (name: string, pairs: string) =>
  refuses<'rest_education_vocabularyQuiz'>(400, name, { pairs }, 'pairs')

table('rest_education_vocabularyQuiz', [
  answers(
    'one question',
    { pairs: PAIRS, count: 1, choices: 3, seed: 'demo' },
    {
      count: 1,
      items: [
        { n: 1, prompt: 'cat', choices: ['ikan', 'kucing', 'anjing'], answerIndex: 1, answer: 'kucing' },
      ],
      answerKey: '1-B',
    },
    SOURCE,
  ),
  answers(
    'from meanings to words',
    { pairs: PAIRS, direction: 'meaningToWord', seed: 'demo' },
    {
      count: 4,
      items: [
        { n: 1, prompt: 'kucing', choices: ['fish', 'dog', 'bird', 'cat'], answerIndex: 3, answer: 'cat' },
        { n: 2, prompt: 'ikan', choices: ['bird', 'cat', 'dog', 'fish'], answerIndex: 3, answer: 'fish' },
        { n: 3, prompt: 'burung', choices: ['bird', 'fish', 'dog', 'cat'], answerIndex: 0, answer: 'bird' },
        { n: 4, prompt: 'anjing', choices: ['cat', 'bird', 'fish', 'dog'], answerIndex: 3, answer: 'dog' },
      ],
      answerKey: '1-D 2-D 3-A 4-D',
    },
    SOURCE,
  ),
  answers(
    'meanings that are the same',
    { pairs: ' a = 1 ;b=1;c=2', seed: 's' },
    {
      items: [
        { n: 1, prompt: 'b', choices: ['2', '1'], answerIndex: 1, answer: '1' },
        { n: 2, prompt: 'c', choices: ['1', '2'], answerIndex: 1, answer: '2' },
        { n: 3, prompt: 'a', choices: ['1', '2'], answerIndex: 0, answer: '1' },
      ],
    },
    SOURCE,
  ),
  refused('two pairs', 'a=1;b=2'),
  refused('a pair without =', 'a=1;b=2;cat'),
  refused('no word', 'a=1;b=2;=3 '),
  refused('no meaning', 'a=1;b=2;c= '),
  refused('a word twice', 'cat=1;Cat=2;c=3'),
  refused('over 300 pairs', Array.from({ length: 301 }, (_, index) => `w${index}=m`).join(';')),
  refuses(400, 'one choice', { pairs: PAIRS, choices: 1 }, 'choices'),
])
