import { answers, refuses, table } from '../../support/table.js'

// The example model replies with the text itself: what it is to say stands in the call.
const says = (reply: unknown): string => JSON.stringify(reply)
const BAD = 'did not reply in the form'

table('rest_aiText_explain', [
  answers(
    'explanation and terms are the model’s',
    { text: says({ explanation: 'A lock.', terms: [{ term: 'lock', meaning: 'what keeps out', more: 1 }] }) },
    {
      explanation: 'A lock.',
      terms: [{ term: 'lock', meaning: 'what keeps out' }],
      level: 'beginner',
      model: 'example/small',
    },
    'the reply',
  ),
  answers(
    'entries without both texts are dropped',
    {
      text: says({
        explanation: 'A lock.',
        terms: [
          { term: 'a' },
          { meaning: 'b' },
          null,
          'c',
          { term: 'd', meaning: 4 },
          { term: 'e', meaning: 'f' },
        ],
      }),
      level: 'expert',
      lang: 'de',
    },
    { terms: [{ term: 'e', meaning: 'f' }], level: 'expert' },
    'one has both',
  ),
  answers('no terms', { text: says({ explanation: 'A lock.' }) }, { terms: [] }, 'left out'),
  refuses(502, 'terms that are no list', { text: says({ explanation: 'A lock.', terms: 'lock' }) }, BAD),
  refuses(502, 'no explanation', { text: says({ terms: [] }) }, BAD),
  refuses(422, 'a blank text', { text: ' ' }, 'text is blank'),
  refuses(400, 'an unknown reader', { text: 'x', level: 'cat' }, 'level'),
])
