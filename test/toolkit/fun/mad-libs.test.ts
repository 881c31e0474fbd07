import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib on the lists of faker 10.6.0, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_madLibs', [
  answers(
    'a number',
    { text: 'I have {number} cats.', seed: 'demo' },
    { text: 'I have 61 cats.', count: 1, filled: [{ blank: 'number', word: '61' }], seed: 'demo' },
    SOURCE,
  ),
  answers(
    'every blank',
    {
      text: '{noun} {adjective} {verb} {adverb} {animal} {food} {name} {city} {job} {color} {number}',
      seed: 'demo',
    },
    {
      text: 'nightlife crazy ready gently tiger banana Lupe Redondo Beach Strategist grey 78',
      count: 11,
      filled: [
        { blank: 'noun', word: 'nightlife' },
        { blank: 'adjective', word: 'crazy' },
        { blank: 'verb', word: 'ready' },
        { blank: 'adverb', word: 'gently' },
        { blank: 'animal', word: 'tiger' },
        { blank: 'food', word: 'banana' },
        { blank: 'name', word: 'Lupe' },
        { blank: 'city', word: 'Redondo Beach' },
        { blank: 'job', word: 'Strategist' },
        { blank: 'color', word: 'grey' },
        { blank: 'number', word: '78' },
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'the same word by its name, in either case',
    { text: '{noun1} {Noun1} {NOUN2} {noun} {noun1} {animal1}', seed: 'demo' },
    {
      text: 'nightlife Nightlife Chiffonier plastic nightlife elephant',
      count: 6,
      filled: [
        { blank: 'noun1', word: 'nightlife' },
        { blank: 'Noun1', word: 'Nightlife' },
        { blank: 'NOUN2', word: 'Chiffonier' },
        { blank: 'noun', word: 'plastic' },
        { blank: 'noun1', word: 'nightlife' },
        { blank: 'animal1', word: 'elephant' },
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'braces that are not closed',
    { text: '{ {noun} }', seed: 'demo' },
    { text: '{ nightlife }', count: 1, filled: [{ blank: 'noun', word: 'nightlife' }], seed: 'demo' },
    SOURCE,
  ),
  answers(
    'a seed of its own without one',
    { text: '{noun}' },
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(422, 'an unknown blank', { text: '{noun} {dinosaur}' }, '{dinosaur}'),
  refuses(422, 'blanks around the word', { text: '{ noun }' }, 'not a known blank'),
  refuses(422, 'a story without blanks', { text: 'Once upon a time' }, 'no blank'),
  refuses(422, 'an empty blank', { text: '{}' }, 'not a known blank'),
])
