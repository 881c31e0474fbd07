import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const posts = (...texts: string[]) => texts.map((text) => expect.objectContaining({ text }) as unknown)

table('rest_social_post_3', [
  answers(
    'two posts',
    { text: 'one two three four five six', limit: 20 },
    {
      network: 'x',
      limit: 20,
      count: 2,
      posts: [
        { index: 1, text: 'one two three (1/2)', length: 19 },
        { index: 2, text: 'four five six (2/2)', length: 19 },
      ],
    },
    '14 characters each and 6 for the number',
  ),
  answers(
    'a text that fits, trimmed',
    { text: '  one  two\n' },
    { limit: 280, count: 1, posts: [{ index: 1, text: 'one  two', length: 8 }] },
    'no number',
  ),
  answers(
    'a smaller limit only',
    { text: 'a', network: 'bluesky', limit: 400 },
    { network: 'bluesky', limit: 300 },
    'Bluesky has 300',
  ),
  answers(
    'no numbers',
    { text: 'one two three four five six', limit: 20, numbering: false },
    { posts: posts('one two three four', 'five six') },
    '18 of 20; with " five" 23',
  ),
  answers(
    'white space inside of posts',
    { text: 'aaa  bbb\n\nccc   ddd eee', limit: 20, numbering: false },
    { posts: posts('aaa  bbb\n\nccc   ddd', 'eee') },
    '19 of 20',
  ),
  answers(
    'a word longer than a post',
    { text: `ab ${'x'.repeat(30)} cd`, limit: 20 },
    {
      count: 4,
      posts: posts('ab (1/4)', `${'x'.repeat(14)} (2/4)`, `${'x'.repeat(14)} (3/4)`, 'xx cd (4/4)'),
    },
    '14, 14 and 2; what is left of the word begins the next post',
  ),
  answers(
    'a number of two digits',
    { text: Array<string>(60).fill('abc').join(' '), limit: 20 },
    { count: 20, posts: expect.arrayContaining(posts('abc abc abc (1/20)')) as unknown },
    'three words in 12 characters: 60/3; with 14 it would be three as well, and 20 has two digits',
  ),
  answers(
    'clusters are not cut',
    { text: '👨‍👩‍👧'.repeat(12), network: 'bluesky', limit: 20, numbering: false },
    { count: 1 },
    '12 clusters',
  ),
  answers(
    'weights of X',
    { text: '日'.repeat(30), limit: 20 },
    { count: 5, posts: posts(...[1, 2, 3, 4].map((n) => `${'日'.repeat(7)} (${n}/5)`), '日日 (5/5)') },
    '7 characters of weight 2 in a room of 14',
  ),
  answers(
    'a link that is shorter than it looks',
    { text: `see https://example.com/${'a'.repeat(300)} now`, network: 'x' },
    { count: 1, posts: [expect.objectContaining({ length: 31 })] },
    '4 + 23 + 4',
  ),
  answers(
    'a blank text',
    { text: '  ' },
    { count: 1, posts: [{ index: 1, text: '', length: 0 }] },
    'it fits',
  ),
  refuses(400, 'a limit too small', { text: 'a', limit: 19 }, 'limit'),
  refuses(400, 'another network', { text: 'a', network: 'reddit' }, 'network'),
])
