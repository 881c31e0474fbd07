import { answers, refuses, table } from '../../support/table.js'

const wordnet = 'the files of WordNet 3.1, read with Python'

table('rest_poetry_definitions', [
  answers(
    'a noun',
    { word: 'sonnet', pos: 'noun' },
    {
      word: 'sonnet',
      base: 'sonnet',
      total: 1,
      count: 1,
      items: [
        {
          pos: 'noun',
          sense: 1,
          definition: 'a verse form consisting of 14 lines with a fixed rhyme scheme',
          examples: [],
          synonyms: [],
          topic: 'noun.communication',
        },
      ],
    },
    wordnet,
  ),
  answers(
    'examples',
    { word: 'break', limit: 1 },
    {
      total: 75,
      count: 1,
      items: [
        {
          pos: 'noun',
          sense: 1,
          definition: 'some abrupt occurrence that interrupts an ongoing activity',
          examples: [
            'the telephone is an annoying interruption',
            'there was a break in the action when a player was hurt',
          ],
          synonyms: ['interruption'],
          topic: 'noun.event',
        },
      ],
    },
    wordnet,
  ),
  answers(
    'an irregular verb',
    { word: 'went', pos: 'verb', limit: 1 },
    { word: 'went', base: 'go', total: 30, count: 1 },
    wordnet,
  ),
  answers('in every part of speech', { word: 'went' }, { base: 'go', total: 35, count: 10 }, wordnet),
  refuses(422, 'a word of another part of speech', { word: 'sonnet', pos: 'adjective' }, 'as adjective'),
  refuses(422, 'no such word', { word: 'xyzzy' }, 'xyzzy'),
  refuses(400, 'no item', { word: 'sonnet', limit: 0 }, 'limit'),
])
