import { answers, refuses, table } from '../../support/table.js'

const NEEDLEMAN = 'Needleman and Wunsch 1970, worked by hand'

table('rest_string_align', [
  answers(
    'from end to end',
    { a: 'GATTACA', b: 'GCATGCU' },
    {
      mode: 'global',
      score: 0,
      alignedA: 'G-ATTACA',
      alignedB: 'GCA-TGCU',
      marks: '| | |.|.',
      identity: 0.5,
      matches: 4,
      gaps: 2,
    },
    'Wikipedia, Needleman-Wunsch: score 0',
  ),
  answers(
    'the best parts',
    { a: 'TGTTACGG', b: 'GGTTGACTA', mode: 'local', match: 3, mismatch: -3, gap: -2 },
    {
      score: 13,
      alignedA: 'GTT-AC',
      alignedB: 'GTTGAC',
      marks: '||| ||',
      matches: 5,
      gaps: 1,
      identity: 0.8333,
    },
    'Wikipedia, Smith-Waterman, example',
  ),
  answers(
    'nothing alike',
    { a: 'a', b: 'b', mode: 'local' },
    { score: 0, alignedA: '', alignedB: '', marks: '', identity: 0, matches: 0, gaps: 0 },
    'Smith and Waterman 1981',
  ),
  answers(
    'an empty text',
    { a: 'ab', b: '' },
    { score: -2, alignedA: 'ab', alignedB: '--', marks: '  ', identity: 0, gaps: 2 },
    NEEDLEMAN,
  ),
  answers('two empty texts', { a: '', b: '' }, { score: 0, alignedA: '', identity: 0 }, NEEDLEMAN),
  answers(
    'a gap that costs less',
    { a: 'ab', b: 'b', gap: 0 },
    { score: 1, alignedA: 'ab', alignedB: '-b', marks: ' |' },
    NEEDLEMAN,
  ),
  answers('case and code points', { a: '😀A', b: '😀a' }, { score: 0, marks: '|.', matches: 1 }, NEEDLEMAN),
  refuses(422, 'the sign of gaps', { a: 'a-b', b: 'ab' }, 'marks gaps'),
  refuses(400, 'a gap that pays', { a: 'a', b: 'b', gap: 1 }, 'gap'),
  answers(
    'a diagonal before a gap',
    { a: 'AA', b: 'A' },
    { score: 0, alignedA: 'AA', alignedB: '-A' },
    NEEDLEMAN,
  ),
  answers(
    'a gap in b before a gap in a',
    { a: 'AB', b: 'BA' },
    { score: -1, alignedA: '-AB', alignedB: 'BA-', gaps: 2, identity: 0.3333 },
    `${NEEDLEMAN}: BA-/-AB from the end`,
  ),
  answers(
    'the first of the best cells',
    { a: 'AB', b: 'BxA', mode: 'local' },
    { score: 1, alignedA: 'A', alignedB: 'A' },
    'Smith and Waterman 1981: row 1 is before row 2',
  ),
  refuses(422, 'the sign of gaps in b', { a: 'ab', b: 'a-b' }, 'marks gaps'),
])
