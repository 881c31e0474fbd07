import { answers, refuses, table } from '../../../support/table.js'

const panel = (
  number: number,
  [row, column]: readonly [number, number],
  [x, y, width, height]: readonly [number, number, number, number],
) => ({ panel: number, row, column, x, y, width, height })

const square = { width: 100, height: 100 }

table('rest_media_comics_3', [
  answers(
    'a width that ends in a half of a hundredth',
    { width: 33.3, height: 10, rows: '4', gutter: 1 },
    {
      rows: 1,
      count: 4,
      items: [0, 8.58, 17.15, 25.73].map((x, index) => panel(index + 1, [1, index + 1], [x, 0, 7.58, 10])),
    },
    '(33.3 - 3)/4 = 7.575; x = 8.575 k, half up',
  ),
  answers(
    'two rows with margins and gutters',
    { width: 170, height: 260, rows: '2,1', margin: 10, gutter: 5 },
    {
      rows: 2,
      count: 3,
      items: [
        panel(1, [1, 1], [10, 10, 72.5, 117.5]),
        panel(2, [1, 2], [87.5, 10, 72.5, 117.5]),
        panel(3, [2, 1], [10, 132.5, 150, 117.5]),
      ],
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 260">' +
        '<rect x="10" y="10" width="72.5" height="117.5" fill="none" stroke="black"/>' +
        '<rect x="87.5" y="10" width="72.5" height="117.5" fill="none" stroke="black"/>' +
        '<rect x="10" y="132.5" width="150" height="117.5" fill="none" stroke="black"/></svg>',
    },
    '(260 - 20 - 5)/2, (170 - 20 - 5)/2',
  ),
  answers(
    'right to left: the first panel is the rightmost',
    { ...square, rows: '3', direction: 'rtl' },
    {
      items: [
        panel(1, [1, 1], [66.67, 0, 33.33, 100]),
        panel(2, [1, 2], [33.33, 0, 33.33, 100]),
        panel(3, [1, 3], [0, 0, 33.33, 100]),
      ],
    },
    '100/3',
  ),
  answers(
    'heights in proportion',
    { ...square, rows: '1,1', heights: '1,3', gutter: 20 },
    { items: [panel(1, [1, 1], [0, 0, 100, 20]), panel(2, [2, 1], [0, 40, 100, 60])] },
    '80 x 1/4, 80 x 3/4',
  ),
  refuses(
    422,
    'fewer heights than rows',
    { ...square, rows: '1,1', heights: '1' },
    'one number for each row: 2, not 1',
  ),
  refuses(422, 'a height of 0', { ...square, rows: '1,1', heights: '1,0' }, 'height 0'),
  refuses(422, 'margins that meet', { ...square, rows: '1', margin: 50 }, 'no room'),
  refuses(422, 'gutters that fill a row', { ...square, rows: '1,5', gutter: 25 }, 'row 2'),
  refuses(400, 'a row without panels', { ...square, rows: '2,0' }, 'rows'),
  refuses(400, 'thirteen rows', { ...square, rows: Array(13).fill(1).join(',') }, 'rows'),
  refuses(400, 'heights that are no numbers', { ...square, rows: '1', heights: 'a' }, 'heights'),
  refuses(400, 'no width', { height: 1, rows: '1' }, 'width'),
])
