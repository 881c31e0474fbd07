import { answers, refuses, table } from '../../../support/table.js'

const solved = (name: string, puzzle: string, solution: string, source: string) =>
  answers<'rest_games_sudoku'>(name, { puzzle }, { unique: true, solution }, source)

table('rest_games_sudoku', [
  solved(
    'one of 17 clues',
    '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
    '693784512487512936125963874932651487568247391741398625319475268856129743274836159',
    "the first of Gordon Royle's list; solution by an own Python search",
  ),
  solved(
    'one made to be hard for people',
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
    'Arto Inkala, 2012, as published',
  ),
  solved(
    'one made to be hard for a search from the first cell',
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
    '987654321246173985351928746128537694634892157795461832519286473472319568863745219',
    'Wikipedia, "Sudoku solving algorithms"',
  ),
  solved(
    'AI Escargot',
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
    '162857493534129678789643521475312986913586742628794135356478219241935867897261354',
    'Arto Inkala, 2006, as published',
  ),
  answers(
    'rows and clues',
    { puzzle: '530070000600195000098000060800060003400803001700020006060000280000419005000080079' },
    {
      clues: 30,
      unique: true,
      rows: [
        '534678912',
        '672195348',
        '198342567',
        '859761423',
        '426853791',
        '713924856',
        '961537284',
        '287419635',
        '345286179',
      ],
    },
    'Wikipedia, "Sudoku"',
  ),
  answers(
    'no clue at all',
    { puzzle: '.'.repeat(81) },
    {
      clues: 0,
      unique: false,
      solution: '123456789456789123789123456214365897365897214897214365531642978642978531978531642',
    },
    'the first grid in lexicographic order, by an own Python search',
  ),
  answers(
    'two solutions',
    { puzzle: '534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179' },
    {
      clues: 77,
      unique: false,
      solution: '534678912672195348198342567859761423426853791713924856961437285287519634345286179',
    },
    'a 4 and a 5 that can change places in two rows of a band; the 4 first is smaller',
  ),
  refuses(422, 'a digit twice in a row', { puzzle: `11${'.'.repeat(79)}` }, 'no solution'),
  refuses(422, 'a digit twice in a box', { puzzle: `1.........1${'.'.repeat(70)}` }, 'no solution'),
  refuses(422, 'a cell without a digit', { puzzle: `12345678.........9${'.'.repeat(63)}` }, 'no solution'),
  refuses(400, '80 cells', { puzzle: '.'.repeat(80) }, 'puzzle'),
  refuses(400, 'a letter', { puzzle: `x${'.'.repeat(80)}` }, 'puzzle'),
])
