import { answers, refuses, table } from '../../support/table.js'

const many = (clue: string, count: number): string => Array<string>(count).fill(clue).join(',')

table('rest_games_nonogram', [
  answers(
    'a puzzle of nine rows',
    { rows: '3,2 1,3 2,2 2,6,1 5,6,1,2', cols: '1 2,3 1,1 5,7 1,5,3,4,3' },
    {
      width: 8,
      height: 9,
      filled: 36,
      unique: true,
      grid: [
        '.###....',
        '##.#....',
        '.###..##',
        '..##..##',
        '..######',
        '#.#####.',
        '######..',
        '....#...',
        '...##...',
      ],
    },
    'Ninety-Nine Prolog Problems, P98',
  ),
  answers(
    'a plus',
    { rows: '1,3,1', cols: '1,3,1' },
    { width: 3, height: 3, filled: 5, unique: true, grid: ['.#.', '###', '.#.'] },
    'by hand',
  ),
  answers(
    'two diagonals',
    { rows: '1,1', cols: '1,1' },
    { unique: false, filled: 2, grid: ['#.', '.#'] },
    'by hand: #..# before .##.',
  ),
  answers(
    'an empty grid',
    { rows: '0,0', cols: '0,0,0' },
    { width: 3, height: 2, filled: 0, unique: true, grid: ['...', '...'] },
    'by hand',
  ),
  answers(
    'zeros before numbers and more blanks',
    { rows: ' 01  1 ', cols: '1,0,1' },
    { width: 3, height: 1, grid: ['#.#'], unique: true },
    'by hand',
  ),
  answers(
    'one cell a line of the largest grid',
    { rows: many('1', 25), cols: many('1', 25) },
    {
      unique: false,
      filled: 25,
      grid: Array.from({ length: 25 }, (_, row) => `${'.'.repeat(row)}#${'.'.repeat(24 - row)}`),
    },
    'a permutation matrix; the identity is smallest',
  ),
  answers(
    'filled cells on the border only',
    { rows: '3,1 1,3', cols: '3,1 1,3' },
    { unique: true, grid: ['###', '#.#', '###'] },
    'by hand',
  ),
  refuses(400, 'a 0 beside another number', { rows: '0 1', cols: '1,0' }, 'rows'),
  refuses(400, 'a blank clue', { rows: '1, ', cols: '1,0' }, 'rows'),
  refuses(400, 'a clue that does not fit its row', { rows: '2 1,1', cols: '1,1,1' }, 'rows'),
  refuses(400, 'a clue that does not fit its column', { rows: '1,1', cols: '3,0' }, 'cols'),
  refuses(400, 'a number past all widths', { rows: '99999999999999999999', cols: '1' }, 'rows'),
  refuses(400, '26 rows', { rows: many('0', 26), cols: '0' }, 'rows'),
  refuses(400, 'a letter', { rows: 'a', cols: '1' }, 'rows'),
  refuses(
    422,
    'unequal sums',
    { rows: '1,1', cols: '1,0' },
    'The rows have 2 filled cells and the columns 1.',
  ),
  refuses(422, 'no solution', { rows: '1 1,0,1 1', cols: '0,2,1 1' }, 'no solution'),
])
