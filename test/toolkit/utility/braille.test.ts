import { answers, refuses, table } from '../../support/table.js'

const louis = 'liblouis 3.24, en-ueb-g1'
const ueb = 'Rules of UEB 2013'
const rule = 'the reverse of the table'

const writes = (text: string, braille: string, source = louis) =>
  answers<'rest_utility_braille'>(
    JSON.stringify(text),
    { text },
    { text: braille, cells: braille.length, unknown: [] },
    source,
  )

const reads = (braille: string, text: string, unknown: string[] = []) =>
  answers<'rest_utility_braille'>(
    `${braille} read`,
    { text: braille, direction: 'from' },
    { text, cells: braille.match(/[\u2800-\u28ff]/g)?.length ?? 0, unknown },
    rule,
  )

table('rest_utility_braille', [
  writes('the quick brown fox', '⠞⠓⠑⠀⠟⠥⠊⠉⠅⠀⠃⠗⠕⠺⠝⠀⠋⠕⠭'),
  writes('jumps over a lazy dog', '⠚⠥⠍⠏⠎⠀⠕⠧⠑⠗⠀⠁⠀⠇⠁⠵⠽⠀⠙⠕⠛'),
  writes('PDFs', '⠠⠠⠏⠙⠋⠠⠄⠎'),
  writes('ABc', '⠠⠠⠁⠃⠠⠄⠉'),
  writes('aB McDONALD', '⠁⠠⠃⠀⠠⠍⠉⠠⠠⠙⠕⠝⠁⠇⠙'),
  writes("O'NEILL", '⠠⠕⠄⠠⠠⠝⠑⠊⠇⠇'),
  writes('AB-CD', '⠠⠠⠁⠃⠤⠠⠠⠉⠙'),
  writes('1,000.50', '⠼⠁⠂⠚⠚⠚⠲⠑⠚'),
  writes('3b', '⠼⠉⠰⠃'),
  writes('3B', '⠼⠉⠠⠃'),
  writes('3k', '⠼⠉⠅'),
  writes('3.b', '⠼⠉⠲⠰⠃'),
  writes('3.,b', '⠼⠉⠲⠂⠰⠃'),
  writes('3. b', '⠼⠉⠲⠀⠃'),
  writes('3..4', '⠼⠉⠲⠲⠙'),
  writes('AB1c', '⠠⠠⠁⠃⠼⠁⠰⠉'),
  writes('12:30', '⠼⠁⠃⠒⠼⠉⠚'),
  writes('5/b', '⠼⠑⠸⠌⠃'),
  writes('-.5', '⠤⠼⠲⠑'),
  writes('.375', '⠼⠲⠉⠛⠑', `${ueb}, 6.2`),
  writes('a.5', '⠁⠲⠼⠑'),
  writes('a,b', '⠁⠂⠃', `${ueb}, 7`),
  writes('12 000', '⠼⠁⠃⠀⠼⠚⠚⠚', 'each group is a number'),
  writes("(Yes!) No? 'x'; y:", '⠐⠣⠠⠽⠑⠎⠖⠐⠜⠀⠠⠝⠕⠦⠀⠄⠭⠄⠆⠀⠽⠒'),
  answers(
    'a line feed and unknown characters',
    { text: 'é\n€ €😀a' },
    { text: 'é\n€⠀€😀⠁', cells: 2, unknown: ['é', '€', '😀'] },
    'left as they are',
  ),
  answers('nothing', { text: '' }, { text: '', cells: 0, unknown: [] }, 'no cell'),
  reads('⠠⠓⠑⠇⠇⠕⠀⠼⠙⠃', 'Hello 42'),
  reads('⠠⠠⠏⠙⠋⠠⠄⠎⠀⠠⠠⠁⠃⠂⠉', 'PDFs AB,c'),
  reads('⠼⠉⠰⠃⠀⠼⠉⠲⠰⠃⠀⠼⠉⠠⠃⠀⠼⠉⠅⠀⠼⠁⠂⠚⠚⠲⠑', '3b 3.b 3B 3k 1,00.5'),
  reads('⠼⠲⠑⠤⠁⠂⠃⠲', '.5-a,b.'),
  reads('⠐⠣⠁⠐⠜⠸⠌⠆⠒⠖⠦⠄\n⠃', "(a)/;:!?'\nb"),
  reads('⠿⠁⠿⠐⠠⠼⠀⠸', '⠿a⠿⠐⠠⠼ ⠸', ['⠿', '⠐', '⠠', '⠼', '⠸']),
  reads('⠓⠊ x⠰⠁', 'hi xa', ['x']),
  refuses(400, 'another direction', { text: 'a', direction: 'both' }, 'direction'),
  refuses(400, 'a text that is too long', { text: 'a'.repeat(5001) }, 'text'),
])
