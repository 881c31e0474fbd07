import { answers, refuses, table } from '../../support/table.js'

const text = 'The quick brown fox'
const cut = (
  name: string,
  length: number,
  options: Record<string, string | boolean>,
  answer: string,
  size: number,
  removed: number,
) =>
  answers<'rest_text_truncate'>(
    name,
    { text, length, ...options },
    { text: answer, truncated: true, length: size, removed },
    'counted by hand',
  )

table('rest_text_truncate', [
  cut('whole words', 12, {}, 'The quick…', 10, 10),
  cut('just behind a word', 10, {}, 'The quick…', 10, 10),
  cut('inside a word', 12, { wholeWords: false }, 'The quick b…', 12, 8),
  cut('a first word that is too long', 3, {}, 'Th…', 3, 17),
  cut('at the start', 11, { position: 'start' }, '…brown fox', 10, 10),
  cut('in the middle', 10, { position: 'middle' }, 'The q… fox', 10, 10),
  cut('another mark', 12, { ellipsis: ' [more]' }, 'The [more]', 10, 16),
  cut('no mark', 9, { ellipsis: '' }, 'The quick', 9, 10),
  cut('words', 2, { unit: 'words' }, 'The quick…', 2, 2),
  cut('last words', 2, { unit: 'words', position: 'start' }, '…brown fox', 2, 2),
  cut('bytes', 7, { unit: 'bytes' }, 'The …', 7, 15),
  answers(
    'sentences',
    { text: 'One. Two! Three?', length: 2, unit: 'sentences' },
    { text: 'One. Two!…', length: 2, removed: 1 },
    'by hand',
  ),
  answers(
    'emoji whole',
    { text: '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', length: 2 },
    { text: '👨‍👩‍👧…', length: 2, removed: 2 },
    'three grapheme clusters',
  ),
  answers(
    'code points whole',
    { text: 'aéé', length: 4, unit: 'bytes', ellipsis: '' },
    { text: 'aé', length: 3, removed: 2 },
    '1 + 2 + 2 bytes',
  ),
  answers(
    'both ends of bytes',
    { text: 'ééé', length: 5, unit: 'bytes', ellipsis: '-', position: 'middle' },
    { text: 'é-é', length: 5, removed: 2 },
    '2 + 1 + 2 bytes',
  ),
  answers(
    'a text that fits',
    { text, length: 19 },
    { text, truncated: false, length: 19, removed: 0 },
    '19 characters',
  ),
  answers('nothing', { text: '', length: 1 }, { text: '', truncated: false, length: 0 }, 'by hand'),
  refuses(422, 'an ellipsis as long as the answer', { text, length: 3, ellipsis: '...' }, 'ellipsis'),
  refuses(400, 'the middle of words', { text, length: 2, unit: 'words', position: 'middle' }, 'position'),
  refuses(400, 'no length', { text }, 'length'),
  cut('a last word that is too long', 3, { position: 'start' }, '…ox', 3, 17),
  cut('bytes at the start', 7, { unit: 'bytes', position: 'start' }, '… fox', 7, 15),
  cut(
    'words with an ellipsis as long as they are many',
    1,
    { unit: 'words', ellipsis: '...' },
    'The...',
    1,
    3,
  ),
  answers(
    'last sentences',
    { text: 'One. Two! Three?', length: 1, unit: 'sentences', position: 'start' },
    { text: '…Three?', length: 1, removed: 2 },
    'by hand',
  ),
  refuses(
    400,
    'the middle of sentences',
    { text, length: 2, unit: 'sentences', position: 'middle' },
    'position',
  ),
])
