import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

table('rest_aiText_pos', [
  answers(
    'a sentence',
    { text: 'The lazy dogs jumped.' },
    {
      count: 5,
      sentences: 1,
      tokens: [
        { text: 'The', index: 0, pos: 'DET', lemma: 'the', stem: 'the', stopword: true },
        { text: 'lazy', index: 4, pos: 'ADJ', lemma: 'lazy', stem: 'lazi', stopword: false },
        { text: 'dogs', index: 9, pos: 'NOUN', lemma: 'dog', stem: 'dog', stopword: false },
        { text: 'jumped', index: 14, pos: 'VERB', lemma: 'jump', stem: 'jump', stopword: false },
        { text: '.', index: 20, pos: 'PUNCT', lemma: '.', stem: '.', stopword: false },
      ],
    },
    'catalog',
  ),
  answers(
    'a contraction is two tokens, an emoji has two units, and a line end is a token',
    { text: "🎉 I don't.\nGo" },
    {
      count: 7,
      sentences: 2,
      tokens: [
        { text: '🎉', index: 0 },
        { text: 'I', index: 3, pos: 'PRON', stopword: true },
        { text: 'do', index: 5, pos: 'AUX', lemma: 'do' },
        { text: "n't", index: 7, pos: 'PART' },
        { text: '.', index: 10 },
        { text: '\n', index: 11, pos: 'SPACE' },
        { text: 'Go', index: 12, stem: 'go' },
      ].map((token) => expect.objectContaining(token) as unknown),
    },
    'wink-nlp 2.4',
  ),
  answers(
    'digits stay as they are in stems',
    { text: 'In 2023 mp3 players of the 1930s' },
    {
      tokens: [
        { text: 'In', stem: 'in' },
        { text: '2023', stem: '2023' },
        { text: 'mp3', stem: 'mp3' },
        { text: 'players', stem: 'player' },
        { text: 'of', stem: 'of' },
        { text: 'the', stem: 'the' },
        { text: '1930s', stem: '1930s' },
      ].map((token) => expect.objectContaining(token) as unknown),
    },
    "Snowball's English stemmer (snowballstemmer 3)",
  ),
  answers('no word', { text: '...' }, { count: 1, sentences: 0 }, 'one sign of punctuation'),
  refuses(400, 'a text past the bound', { text: 'x'.repeat(5001) }, 'text'),
])
