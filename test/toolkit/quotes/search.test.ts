import { answers, refuses, table } from '../../support/table.js'

const files = 'the texts of the two packages'

const CHASE = { quote: 'The only people who never fail are those who never try.', author: 'Ilka Chase' }
const ROOSEVELT = {
  quote: 'It is hard to fail, but it is worse never to have tried to succeed.',
  author: 'Theodore Roosevelt',
}

table('rest_quotes_search', [
  answers(
    'two words, shorter first',
    { q: 'never fail' },
    { total: 2, count: 2, items: [CHASE, ROOSEVELT] },
    files,
  ),
  answers('beginnings in any case', { q: 'NEV  fai, PEOP' }, { total: 1, items: [CHASE] }, files),
  answers('no word that only has it inside', { q: 'ever ail' }, { total: 0, count: 0, items: [] }, files),
  answers('of an author', { q: 'fail never', author: 'roos' }, { total: 1, items: [ROOSEVELT] }, files),
  answers('cut to the limit', { q: 'never fail', limit: 1 }, { total: 2, count: 1, items: [CHASE] }, files),
  answers(
    'a typographic apostrophe',
    { q: 'you’ll' },
    {
      total: 4,
      count: 4,
      items: [
        { quote: 'Be nice to geek’s, you’ll probably end up working for one', author: 'Bill Gates' },
        { quote: 'Find a job you love and you’ll never work a day in your life.', author: 'Confucius' },
        {
          quote:
            "Take risks and you'll get the payoffs. Learn from your mistakes until you succeed. It's that simple.",
          author: 'Bobby Flay',
        },
        {
          quote:
            'It takes 20 years to build a reputation and five minutes to ruin it. If you think about that, you’ll do things differently.',
          author: 'Warren Buffett',
        },
      ],
    },
    `${files}, with one or the other apostrophe`,
  ),
  refuses(422, 'signs alone', { q: '?! —' }, 'no word'),
  refuses(400, 'nothing', { q: '' }, 'q'),
  refuses(400, 'no query', {}, 'q'),
])
