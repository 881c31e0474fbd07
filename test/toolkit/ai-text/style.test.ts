import { answers, refuses, table } from '../../support/table.js'

const remark = (check: string, index: number, text: string, message: string) => ({
  check,
  index,
  end: index + text.length,
  text,
  message: `"${text}" ${message}`,
})
const WORDS = 'one two three four five six seven eight nine ten'

table('rest_aiText_style', [
  answers(
    'a passive after an idle opening',
    { text: 'So the cat was stolen.' },
    {
      count: 2,
      items: [
        remark('so', 0, 'So', 'adds no meaning'),
        remark('passive', 11, 'was stolen', 'may be passive voice'),
      ],
      passivePercent: 100,
      longSentences: [],
      sentences: 1,
      score: 60,
    },
    'catalog; two remarks of five words',
  ),
  answers(
    'every other check',
    { text: 'There is a very very simple plan. He quickly left in order to seize the day.' },
    {
      count: 9,
      items: [
        remark('thereIs', 0, 'There is', 'is unnecessary verbiage'),
        remark('weasel', 11, 'very', 'is a weasel word'),
        remark('adverb', 11, 'very', 'can weaken meaning'),
        remark('illusion', 16, 'very', 'is repeated'),
        remark('weasel', 16, 'very', 'is a weasel word'),
        remark('adverb', 16, 'very', 'can weaken meaning'),
        remark('adverb', 37, 'quickly', 'can weaken meaning'),
        remark('tooWordy', 50, 'in order to', 'is wordy or unneeded'),
        remark('cliches', 62, 'seize the day', 'is a cliche'),
      ],
      score: 44,
    },
    'its lists; at one place in the order of the checks; nine of sixteen words',
  ),
  answers(
    'only some checks; passives are counted all the same',
    { text: 'So it was eaten. He ran.', checks: ' so , weasel' },
    {
      count: 1,
      items: [remark('so', 0, 'So', 'adds no meaning')],
      passivePercent: 50,
      sentences: 2,
      score: 83,
    },
    '100 - 100 / 6, rounded',
  ),
  answers(
    'long sentences',
    { text: `🎉 Go. ${WORDS}. ${WORDS} eleven.`, longSentence: 10 },
    {
      longSentences: [
        { index: 7, words: 10 },
        { index: 57, words: 11 },
      ],
      sentences: 3,
    },
    'ten words and eleven; the emoji has two units',
  ),
  answers(
    'nothing to remark',
    { text: 'He ran.' },
    { count: 0, items: [], passivePercent: 0, score: 100 },
    'a clean text',
  ),
  answers(
    'an opening in a line that does not end in a stop',
    { text: 'So it goes\nSo it went. So', checks: 'so' },
    { items: [remark('so', 11, 'So', 'adds no meaning')] },
    'write-good wants a stop behind the sentence',
  ),
  answers(
    'a text without any stop, and many spaces',
    { text: `${'So was it, '.repeat(1700)}${' '.repeat(1000)}` },
    { items: [], score: 100 },
    'write-good wants a stop behind the sentence',
  ),
  refuses(400, 'an unknown check', { text: 'He ran.', checks: 'so,spelling' }, 'checks'),
  refuses(400, 'no check', { text: 'He ran.', checks: ',' }, 'checks'),
  refuses(422, 'a text without a word', { text: '?!' }, 'text has no word'),
  refuses(400, 'too short a long sentence', { text: 'He ran.', longSentence: 9 }, 'longSentence'),
])
