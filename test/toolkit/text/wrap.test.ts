import { answers, refuses, table } from '../../support/table.js'

const fox = 'The quick brown fox jumps over the lazy dog'

table('rest_text_wrap', [
  answers<'rest_text_wrap'>(
    'greedily',
    { text: fox, width: 15 },
    { text: 'The quick brown\nfox jumps over\nthe lazy dog', lines: 3, longest: 15 },
    'by hand: 15, 14, 12 columns',
  ),
  answers<'rest_text_wrap'>(
    'each line by itself',
    { text: '  aaaa bbbb cccc\ndd  ee', width: 12 },
    { text: '  aaaa bbbb\ncccc\ndd ee' },
    'by hand',
  ),
  answers<'rest_text_wrap'>(
    'long words alone',
    { text: 'a bbbbbbbbbbbbb c', width: 10 },
    { text: 'a\nbbbbbbbbbbbbb\nc', longest: 13 },
    'by hand',
  ),
  answers<'rest_text_wrap'>(
    'long words cut',
    { text: 'a bbbbbbbbbbbbb c', width: 10, hard: true },
    { text: 'a\nbbbbbbbbbb\nbbb c', longest: 10 },
    'by hand',
  ),
  answers<'rest_text_wrap'>(
    'wide characters',
    { text: '日本語日本語日本語', width: 10, hard: true },
    { text: '日本語日本\n語日本語', longest: 10 },
    'UAX 11: wide takes two columns',
  ),
  answers<'rest_text_wrap'>(
    'no-break spaces hold',
    { text: 'aaaa bbbb\u00a0cccc', width: 10 },
    { text: 'aaaa\nbbbb\u00a0cccc' },
    'UAX 14, GL',
  ),
  answers<'rest_text_wrap'>(
    'unwraps',
    { text: 'a\nb\n\n\n\nc \nd\n', mode: 'unwrap' },
    { text: 'a b\n\nc d', lines: 3 },
    'by hand',
  ),
  answers<'rest_text_wrap'>(
    'reflows',
    { text: 'The quick\nbrown fox jumps\nover', mode: 'reflow', width: 20 },
    { text: 'The quick brown fox\njumps over' },
    '19 and 10 columns',
  ),
  answers<'rest_text_wrap'>(
    'to the right',
    { text: fox, width: 15, justify: 'right' },
    { text: 'The quick brown\n fox jumps over\n   the lazy dog', longest: 15 },
    'by hand',
  ),
  answers<'rest_text_wrap'>(
    'to the middle',
    { text: 'abcd abcdefg', width: 10, justify: 'center' },
    { text: '   abcd\n abcdefg' },
    '6 / 2 and floor(3 / 2)',
  ),
  answers<'rest_text_wrap'>(
    'to both sides',
    { text: 'aa bb cc dd ee ffffff', width: 13, justify: 'full' },
    { text: 'aa  bb  cc dd\nee ffffff' },
    'two odd spaces from the left',
  ),
  answers<'rest_text_wrap'>('nothing', { text: '\n\n' }, { text: '', lines: 0, longest: 0 }, 'no paragraph'),
  refuses(400, 'a width below 10', { text: 'a', width: 9 }, 'width'),
  answers<'rest_text_wrap'>(
    'paragraphs with one blank line between, and no spaces at line ends',
    { text: 'a \n\n \n\nb  c ' },
    { text: 'a\n\nb c', lines: 3 },
    'by hand',
  ),
  answers<'rest_text_wrap'>(
    'the last line of each paragraph is not spread',
    { text: 'aa bb cc dd ee\n\nff gg hh ii jj', width: 12, justify: 'full' },
    { text: 'aa  bb cc dd\nee\n\nff  gg hh ii\njj' },
    '11 columns and one more',
  ),
])
