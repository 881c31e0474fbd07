import { answers, refuses, table } from '../../support/table.js'

const at = (...places: [number, number][]) => places.map(([row, col]) => ({ row, col }))

table('rest_games_minesweeper', [
  answers(
    '1-1 at a wall',
    { board: '11?/???' },
    { safe: at([0, 2], [1, 2]), mines: [], unsure: 2, closed: 4 },
    'the 1-1 pattern',
  ),
  answers(
    '1-2-1',
    { board: '121/???' },
    { rows: 2, cols: 3, closed: 3, safe: at([1, 1]), mines: at([1, 0], [1, 2]), unsure: 0 },
    'the 1-2-1 pattern',
  ),
  answers(
    '1-2-2-1',
    { board: '01221/?????' },
    { safe: at([1, 0], [1, 1], [1, 4]), mines: at([1, 2], [1, 3]), unsure: 0 },
    'a 0 beside the 1-2-2-1 pattern',
  ),
  answers(
    'all around an 8',
    { board: '???/?8?/???' },
    { mines: at([0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]), safe: [] },
    'eight neighbours',
  ),
  answers(
    'all around a 0',
    { board: '?0?/???' },
    { safe: at([0, 0], [0, 2], [1, 0], [1, 1], [1, 2]), mines: [] },
    'no mine',
  ),
  answers(
    'cells next to no number',
    { board: '1?????/1?????' },
    { safe: [], mines: [], unsure: 10, closed: 10 },
    'nothing says anything of them',
  ),
  answers(
    'the total frees them',
    { board: '1?????/1?????', mines: 1 },
    { safe: at([0, 2], [0, 3], [0, 4], [0, 5], [1, 2], [1, 3], [1, 4], [1, 5]), mines: [], unsure: 2 },
    'the one mine is next to the 1s',
  ),
  answers(
    'the total mines them',
    { board: '1???/1???', mines: 5 },
    { safe: [], mines: at([0, 2], [0, 3], [1, 2], [1, 3]), unsure: 2 },
    'four of five are behind',
  ),
  answers(
    'a board without numbers',
    { board: '??/??', mines: 4 },
    { mines: at([0, 0], [0, 1], [1, 0], [1, 1]), unsure: 0 },
    'as many mines as cells',
  ),
  answers(
    'a board without mines',
    { board: '??/??', mines: 0 },
    { safe: at([0, 0], [0, 1], [1, 0], [1, 1]) },
    'no mines',
  ),
  answers('nothing closed', { board: '00/00' }, { closed: 0, safe: [], mines: [], unsure: 0 }, 'all open'),
  refuses(422, 'a number with too few cells', { board: '3?/00' }, 'The 3 in row 0, column 0'),
  refuses(422, 'numbers that contradict each other', { board: '1?2/???/0?0' }, 'No layout'),
  refuses(422, 'too few mines in all', { board: '1?/1?', mines: 0 }, 'No layout'),
  refuses(422, 'more mines than cells', { board: '1?/1?', mines: 3 }, 'No layout'),
  refuses(
    422,
    'a group of 42 cells',
    { board: `${'?'.repeat(21)}/${'1'.repeat(21)}/${'?'.repeat(21)}` },
    '42 closed cells',
  ),
  refuses(400, 'rows of unequal length', { board: '1?/1??' }, 'board'),
  refuses(400, 'one row', { board: '1?1' }, 'board'),
  refuses(400, 'a nine', { board: '9?/??' }, 'board'),
  refuses(400, 'a negative number of mines', { board: '1?/1?', mines: -1 }, 'mines'),
])
