import { answers, refuses, table } from '../../support/table.js'

// The example model replies with the text itself: what it is to say stands in the call.
const says = (reply: unknown): string => JSON.stringify(reply)
const BAD = 'did not reply in the form'

table('rest_aiText_abstract', [
  answers(
    'a paragraph by default',
    { text: says({ summary: 'In short.', points: [] }), lang: 'en-GB' },
    { summary: 'In short.', points: [], format: 'paragraph', model: 'example/small' },
    'the reply',
  ),
  answers(
    'points of a sentence are dropped',
    { text: says({ summary: 'In short.', points: ['One', 'Two'] }), format: 'sentence' },
    { summary: 'In short.', points: [], format: 'sentence' },
    'points is [] unless format is bullets',
  ),
  answers(
    'points that a paragraph leaves out',
    { text: says({ summary: 'In short.' }) },
    { summary: 'In short.', points: [] },
    'they are of no use there',
  ),
  answers(
    'bullets are the points, a line each',
    { text: says({ summary: 'The gist.', points: ['One', ' ', 'Two', 'Three'] }), format: 'bullets' },
    { summary: '- One\n- Two\n- Three', points: ['One', 'Two', 'Three'], format: 'bullets' },
    'joined by LF with "- " before each',
  ),
  refuses(
    502,
    'bullets without points',
    { text: says({ summary: 'x', points: [] }), format: 'bullets' },
    BAD,
  ),
  refuses(502, 'bullets whose points are left out', { text: says({ summary: 'x' }), format: 'bullets' }, BAD),
  refuses(
    502,
    'points that are no texts',
    { text: says({ summary: 'x', points: [1] }), format: 'bullets' },
    BAD,
  ),
  refuses(502, 'no summary', { text: says({ points: ['One'] }) }, BAD),
  refuses(422, 'a blank text', { text: ' ' }, 'text is blank'),
  refuses(400, 'an unknown format', { text: 'x', format: 'poem' }, 'format'),
  refuses(400, 'a language that is no code', { text: 'x', lang: 'e' }, 'lang'),
])
