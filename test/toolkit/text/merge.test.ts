import { answers, refuses, table } from '../../support/table.js'

const conflict = (favor: string, text: string) =>
  answers<'rest_text_merge'>(
    `a conflict settled for ${favor}`,
    { base: 'a\nb\nc', mine: 'a\nM\nc', theirs: 'a\nT\nc', favor },
    { text, conflicts: 1, clean: false },
    'by hand',
  )

table('rest_text_merge', [
  answers(
    'changes apart',
    { base: 'a\nb\nc\nd', mine: 'A\nb\nc\nd', theirs: 'a\nb\nc\nD' },
    { text: 'A\nb\nc\nD', conflicts: 0, clean: true },
    'by hand',
  ),
  conflict('none', 'a\n<<<<<<< mine\nM\n=======\nT\n>>>>>>> theirs\nc'),
  conflict('mine', 'a\nM\nc'),
  conflict('theirs', 'a\nT\nc'),
  conflict('union', 'a\nM\nT\nc'),
  answers(
    'two conflicts and a change of one side',
    {
      base: 'AA\nZZ\n00\nM\n99',
      mine: 'AA\na\nb\nc\nZZ\nnew\n00\na\na\nM\n99',
      theirs: 'AA\na\nd\nc\nZZ\n11\nM\nz\nz\n99',
    },
    {
      text: 'AA\n<<<<<<< mine\na\nb\nc\n=======\na\nd\nc\n>>>>>>> theirs\nZZ\n<<<<<<< mine\nnew\n00\na\na\n=======\n11\n>>>>>>> theirs\nM\nz\nz\n99',
      conflicts: 2,
    },
    'both kept AA, ZZ, M and 99',
  ),
  answers(
    'the same change',
    { base: 'a\nb', mine: 'a\nx', theirs: 'a\nx' },
    { text: 'a\nx', conflicts: 0 },
    'no conflict',
  ),
  answers(
    'a deletion and nothing',
    { base: 'a\nb\nc', mine: 'a\nc', theirs: 'a\nb\nc\nd' },
    { text: 'a\nc\nd', clean: true },
    'by hand',
  ),
  answers(
    'a deletion against a change',
    { base: 'a\nb\nc', mine: 'a\nc', theirs: 'a\nB\nc' },
    { text: 'a\n<<<<<<< mine\n=======\nB\n>>>>>>> theirs\nc', conflicts: 1 },
    'by hand',
  ),
  answers(
    'line ends of Windows',
    { base: 'a\r\nb\r\n', mine: 'a\nb\nc\n', theirs: 'a\rb' },
    { text: 'a\nb\nc', clean: true },
    'the same lines',
  ),
  answers('nothing', { base: '', mine: '', theirs: '' }, { text: '', conflicts: 0, clean: true }, 'by hand'),
  answers(
    '5,000 equal lines',
    { base: 'a\n'.repeat(5_000), mine: 'a\n'.repeat(4_999), theirs: `${'a\n'.repeat(4_999)}` },
    { clean: true },
    'the same change',
  ),
  refuses(400, 'no base', { mine: 'a', theirs: 'b' }, 'base'),
  answers(
    'a conflict at the end without a line end',
    { base: 'a', mine: 'b', theirs: 'c' },
    { text: '<<<<<<< mine\nb\n=======\nc\n>>>>>>> theirs', conflicts: 1, clean: false },
    'by hand',
  ),
])
