import { answers, refuses, table } from '../../support/table.js'

const TIKTOKEN = 'tiktoken of PyPI'
const tokens = (...pairs: [id: number, text: string][]) => pairs.map(([id, text]) => ({ id, text }))
const PART = '\ufffd'
const CODE = 'def f(x):\n    return x'

table('rest_aiText_tokens', [
  answers(
    'the documented text',
    { text: 'tiktoken is great!', encoding: 'cl100k_base' },
    {
      encoding: 'cl100k_base',
      count: 6,
      characters: 18,
      bytes: 18,
      charactersPerToken: 3,
      tokens: tokens([83, 't'], [1609, 'ik'], [5963, 'token'], [374, ' is'], [2294, ' great'], [0, '!']),
    },
    'catalog',
  ),
  answers(
    'characters of several tokens',
    { text: 'naïve 🎉' },
    {
      encoding: 'o200k_base',
      count: 5,
      characters: 7,
      bytes: 11,
      charactersPerToken: 1.4,
      tokens: tokens([1503, 'na'], [9954, 'ï'], [737, 've'], [139786, ` ${PART}`], [231, PART]),
    },
    TIKTOKEN,
  ),
  answers(
    'a special token is plain text',
    { text: '<|endoftext|>', encoding: 'cl100k_base' },
    { tokens: tokens([27, '<'], [91, '|'], [8862, 'endo'], [728, 'ft'], [428, 'ext'], [91, '|'], [29, '>']) },
    TIKTOKEN,
  ),
  answers(
    'spaces of code',
    { text: CODE, encoding: 'p50k_base' },
    {
      tokens: tokens(
        ...([
          [4299, 'def'],
          [277, ' f'],
          [7, '('],
          [87, 'x'],
          [2599, '):'],
          [198, '\n'],
        ] as [number, string][]),
        ...([
          [50258, '   '],
          [1441, ' return'],
          [2124, ' x'],
        ] as [number, string][]),
      ),
    },
    TIKTOKEN,
  ),
  answers(
    'spaces of code in the older vocabulary',
    { text: CODE, encoding: 'r50k_base', limit: 8 },
    {
      count: 11,
      tokens: tokens(
        ...([
          [4299, 'def'],
          [277, ' f'],
          [7, '('],
          [87, 'x'],
          [2599, '):'],
          [198, '\n'],
        ] as [number, string][]),
        ...([
          [220, ' '],
          [220, ' '],
        ] as [number, string][]),
      ),
    },
    TIKTOKEN,
  ),
  answers(
    'U+FEFF is no white space, and U+0085 is',
    { text: 'a\ufeffb\u0085c' },
    { count: 6, tokens: tokens([64, 'a'], [5574, '\ufeff'], [65, 'b'], [126, PART], [227, PART], [66, 'c']) },
    TIKTOKEN,
  ),
  answers(
    'contractions and numbers',
    { text: "It's 123456 WE'LL" },
    {
      tokens: tokens(
        ...([
          [15834, "It's"],
          [220, ' '],
          [7633, '123'],
          [19354, '456'],
        ] as [number, string][]),
        ...([
          [26919, ' WE'],
          [6, "'"],
          [7454, 'LL'],
        ] as [number, string][]),
      ),
    },
    TIKTOKEN,
  ),
  answers('no list', { text: 'hello world', limit: 0 }, { count: 2, tokens: [] }, 'limit 0'),
  answers('one word of 20,000 letters', { text: 'a'.repeat(20_000), limit: 0 }, { count: 2500 }, TIKTOKEN),
  refuses(400, 'an unknown encoding', { text: 'a', encoding: 'gpt2' }, 'encoding'),
  refuses(400, 'too long a list', { text: 'a', limit: 2001 }, 'limit'),
])
