import { answers, refuses, table } from '../../support/table.js'

const wordnet = 'the files of WordNet 3.1, read with Python'

table('rest_poetry_thesaurus', [
  answers(
    'an adjective',
    { word: 'Happy' },
    {
      word: 'happy',
      base: 'happy',
      synonyms: ['felicitous', 'glad', 'well-chosen'],
      antonyms: ['unhappy'],
      broader: [],
      narrower: [],
      similar: [
        'blessed',
        'blissful',
        'bright',
        'golden',
        'halcyon',
        'prosperous',
        'laughing',
        'riant',
        'fortunate',
        'willing',
        'felicitous',
      ],
      senses: [
        {
          pos: 'adjective',
          definition: 'enjoying or showing or marked by joy or pleasure',
          synonyms: [],
          antonyms: ['unhappy'],
        },
        { pos: 'adjective', definition: 'marked by good fortune', synonyms: ['felicitous'], antonyms: [] },
        {
          pos: 'adjective',
          definition: 'eagerly disposed to act or to be of service',
          synonyms: ['glad'],
          antonyms: [],
        },
        {
          pos: 'adjective',
          definition: 'well expressed and to the point',
          synonyms: ['well-chosen'],
          antonyms: [],
        },
      ],
    },
    wordnet,
  ),
  answers(
    'an irregular plural',
    { word: 'mice', pos: 'noun' },
    {
      word: 'mice',
      base: 'mouse',
      narrower: [
        'house mouse',
        'Mus musculus',
        'harvest mouse',
        'Micromyx minutus',
        'field mouse',
        'fieldmouse',
        'nude mouse',
        'wood mouse',
      ],
    },
    wordnet,
  ),
  answers(
    'a phrase in the plural',
    { word: 'ice  creams' },
    { base: 'ice cream', synonyms: ['icecream'], broader: ['frozen dessert'] },
    wordnet,
  ),
  answers('a form that WordNet has itself', { word: 'better', pos: 'adverb' }, { base: 'better' }, wordnet),
  refuses(422, 'no such word', { word: 'xyzzy' }, 'xyzzy'),
  refuses(422, 'no such verb', { word: 'sonnets', pos: 'adverb' }, 'as adverb'),
  refuses(422, 'a name of the language', { word: 'tostring' }, 'tostring'),
  refuses(400, 'a digit', { word: 'a1' }, 'word'),
  refuses(400, 'another part of speech', { word: 'a', pos: 'article' }, 'pos'),
])
