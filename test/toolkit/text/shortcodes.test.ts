import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const source = 'GitHub, emoji names'

table('rest_text_shortcodes', [
  answers(
    'emoji',
    { text: 'Ship it :rocket:' },
    {
      text: 'Ship it 🚀',
      replaced: 1,
      unknown: [],
      items: [{ emoji: '🚀', names: ['rocket'], description: 'rocket' }],
    },
    source,
  ),
  answers(
    'names with signs and digits',
    { text: ':+1: :-1: :100:' },
    { text: '👍 👎 💯', replaced: 3 },
    source,
  ),
  answers(
    'unknown names',
    { text: ':nope: 12:30:45 :nope: :constructor:' },
    { text: ':nope: 12:30:45 :nope: :constructor:', replaced: 0, unknown: ['nope', '30', 'constructor'] },
    'each once',
  ),
  answers('a colon of two names', { text: ':x_y:rocket:' }, { text: ':x_y🚀', unknown: ['x_y'] }, 'by hand'),
  answers(
    'the same twice',
    { text: ':rocket::rocket:' },
    { text: '🚀🚀', replaced: 2, items: [{ emoji: '🚀', names: ['rocket'], description: 'rocket' }] },
    source,
  ),
  answers(
    'shortcodes',
    { text: 'go 🚀👍!', mode: 'shortcodes' },
    { text: 'go :rocket::+1:!', replaced: 2 },
    source,
  ),
  answers(
    'with and without a selector',
    { text: '❤️❤', mode: 'shortcodes' },
    { text: ':heart::heart:', replaced: 2 },
    source,
  ),
  answers(
    'the longest sequence',
    { text: '👨‍👩‍👦👨', mode: 'shortcodes' },
    { text: ':family_man_woman_boy::man:', replaced: 2 },
    source,
  ),
  answers('flags', { text: '🇮🇩🇯🇵', mode: 'shortcodes' }, { text: ':indonesia::jp:' }, source),
  answers('no emoji', { text: 'a 🚀 b', mode: 'strip' }, { text: 'a  b', replaced: 1 }, 'by hand'),
  answers(
    'digits are no keycaps',
    { text: '1 # *', mode: 'strip' },
    { text: '1 # *', replaced: 0, items: [] },
    'by hand',
  ),
  answers('a keycap', { text: '1️⃣', mode: 'shortcodes' }, { text: ':one:' }, source),
  refuses(400, 'nothing', { text: '' }, 'text'),
  refuses(400, 'an unknown mode', { text: 'a', mode: 'emoji' }, 'mode'),
  answers(
    'what was replaced, by first sight',
    { text: '👍🚀👍', mode: 'strip' },
    {
      text: '',
      replaced: 3,
      items: [expect.objectContaining({ emoji: '👍' }), expect.objectContaining({ emoji: '🚀' })] as unknown,
    },
    source,
  ),
])
