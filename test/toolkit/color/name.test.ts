import { expect } from 'vitest'
import { answers, near, refuses, table } from '../../support/table.js'

table('rest_color_name', [
  answers(
    'between orange and darkorange',
    { color: 'ff8801', limit: 1 },
    { color: '#ff8801', count: 1, items: [{ name: 'darkorange', hex: '#ff8c00', deltaE: 1.36 }] },
    'coloraide 8.13.1: 1.3561',
  ),
  answers(
    'two names of one colour, and the next',
    { color: '0ff', limit: 3 },
    {
      items: [
        { name: 'aqua', hex: '#00ffff', deltaE: 0 },
        { name: 'cyan', hex: '#00ffff', deltaE: 0 },
        expect.objectContaining({ hex: '#40e0d0' }) as unknown,
      ],
    },
    'CSS Color 4, 6.1; the third by coloraide 8.13.1',
  ),
  answers(
    'five, unasked, without alpha',
    { color: '#66339900' },
    {
      color: '#663399',
      count: 5,
      items: [
        { name: 'rebeccapurple', hex: '#663399', deltaE: near(0.0, 0.006) },
        { name: 'darkslateblue', hex: '#483d8b', deltaE: near(7.3416, 0.006) },
        { name: 'darkmagenta', hex: '#8b008b', deltaE: near(9.5382, 0.006) },
        { name: 'purple', hex: '#800080', deltaE: near(9.5635, 0.006) },
        { name: 'indigo', hex: '#4b0082', deltaE: near(9.6458, 0.006) },
      ],
    },
    'coloraide 8.13.1 over the names of CSS Color 4',
  ),
  answers(
    'the big list',
    { color: 'ff8801', list: 'extended', limit: 2 },
    {
      items: [
        { name: 'Atomic Orange', hex: '#f88605', deltaE: near(1.2649, 0.006) },
        { name: 'Habañero', hex: '#f98513', deltaE: near(1.5777, 0.006) },
      ],
    },
    'coloraide 8.13.1 over the list of color-name-list 13.42.0',
  ),
  answers(
    'an exact hit in the big list',
    { color: '#c0ffee', list: 'extended', limit: 1 },
    { items: [{ name: 'Arabica Mint', hex: '#c0ffee', deltaE: 0 }] },
    'color-name-list 13.42.0, bestof',
  ),
  answers('as many as there may be', { color: 'gray', limit: 50 }, { count: 50 }, 'the limit'),
  refuses(422, 'no colour', { color: 'reddish' }, '"reddish"'),
  refuses(400, 'more than 50', { color: 'red', limit: 51 }, 'limit'),
  refuses(400, 'a list that is not offered', { color: 'red', list: 'pantone' }, 'list'),
])
