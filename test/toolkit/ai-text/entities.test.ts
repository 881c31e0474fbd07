import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const READ = 'read by hand'

table('rest_aiText_entities', [
  answers(
    'people, places and organizations',
    { text: 'Tim Cook visited Paris with Google and the United Nations.' },
    {
      count: 4,
      items: [
        { text: 'Tim Cook', type: 'person', index: 0, end: 8, mentions: 1 },
        { text: 'Paris', type: 'place', index: 17, end: 22, mentions: 1 },
        { text: 'Google', type: 'organization', index: 28, end: 34, mentions: 1 },
        { text: 'United Nations', type: 'organization', index: 43, end: 57, mentions: 1 },
      ],
      totals: { person: 1, place: 1, organization: 2 },
    },
    READ,
  ),
  answers(
    'dates, amounts and addresses',
    {
      text: '\u{1F600} On June 5, 2020 we paid $20, or 5%, to a@example.com #sale @zorblatt http://example.org for two hours.',
    },
    {
      items: expect.arrayContaining([
        { text: '\u{1F600}', type: 'emoji', index: 0, end: 2, mentions: 1 },
        { text: 'June 5, 2020', type: 'date', index: 6, end: 18, mentions: 1 },
        { text: '$20', type: 'money', index: 27, end: 30, mentions: 1 },
        { text: '5%', type: 'percent', index: 35, end: 37, mentions: 1 },
        { text: 'a@example.com', type: 'email', index: 42, end: 55, mentions: 1 },
        { text: '#sale', type: 'hashtag', index: 56, end: 61, mentions: 1 },
        { text: '@zorblatt', type: 'mention', index: 62, end: 71, mentions: 1 },
        { text: 'http://example.org', type: 'url', index: 72, end: 90, mentions: 1 },
        { text: 'two hours', type: 'duration', index: 95, end: 104, mentions: 1 },
      ]) as unknown,
    },
    READ,
  ),
  answers(
    'mentions of the same text',
    { text: 'Paris is big. I love Paris, and Paris loves me.', types: 'place' },
    {
      count: 1,
      items: [{ text: 'Paris', type: 'place', index: 0, end: 5, mentions: 3 }],
      totals: { place: 1 },
    },
    READ,
  ),
  answers(
    'types alone that are asked for',
    { text: 'Tim Cook paid $5 in Paris.', types: 'money, place' },
    {
      items: [
        { text: '$5', type: 'money', index: 14, end: 16, mentions: 1 },
        { text: 'Paris', type: 'place', index: 20, end: 25, mentions: 1 },
      ],
    },
    READ,
  ),
  answers('none', { text: 'the' }, { count: 0, items: [], totals: {} }, READ),
  refuses(400, 'an unknown type', { text: 'a', types: 'person,animal' }, 'types'),
  refuses(400, 'a list without a type', { text: 'a', types: ',' }, 'types'),
])
