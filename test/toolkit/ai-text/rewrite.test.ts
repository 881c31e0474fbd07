import { answers, refuses, table } from '../../support/table.js'

// The example model replies with the text itself: what it is to say stands in the call.
const says = (reply: unknown): string => JSON.stringify(reply)
const BAD = 'did not reply in the form'

table('rest_aiText_rewrite', [
  answers(
    'text and notes are the model’s',
    { text: says({ text: 'Clear.', changes: ['Shorter.', 'Simpler.'] }) },
    { text: 'Clear.', style: 'clear', changes: ['Shorter.', 'Simpler.'], model: 'example/small' },
    'the reply; style is clear by default',
  ),
  ...['formal', 'friendly', 'shorter', 'longer', 'simple', 'persuasive', 'fix-grammar'].map((style) =>
    answers<'rest_aiText_rewrite'>(
      `${style}, without notes`,
      { text: says({ text: 'So.' }), style },
      { text: 'So.', style, changes: [] },
      'changes is [] when the model leaves it out',
    ),
  ),
  answers('notes that are null', { text: says({ text: 'So.', changes: null }) }, { changes: [] }, 'left out'),
  refuses(502, 'notes that are no list', { text: says({ text: 'So.', changes: 'none' }) }, BAD),
  refuses(502, 'a note that is no text', { text: says({ text: 'So.', changes: [1] }) }, BAD),
  refuses(502, 'a reply without a text', { text: says({ changes: [] }) }, BAD),
  refuses(422, 'a blank text', { text: '   ' }, 'text is blank'),
  refuses(400, 'an unknown style', { text: 'x', style: 'rude' }, 'style'),
])
