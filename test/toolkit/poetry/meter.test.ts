import { answers, refuses, table } from '../../support/table.js'

const hand = 'scanned by hand with the stresses of the CMU dictionary'

const line = (text: string, scanned: object) =>
  answers<'rest_poetry_meter'>(
    JSON.stringify(text),
    { text },
    { count: 1, lines: [{ text, ...scanned }] },
    hand,
  )

table('rest_poetry_meter', [
  answers(
    'a line of Gray',
    { text: 'The curfew tolls the knell of parting day' },
    {
      meter: 'iambic pentameter',
      confidence: 1,
      count: 1,
      lines: [
        {
          text: 'The curfew tolls the knell of parting day',
          syllables: 10,
          pattern: 'x/x?x?x/x?',
          foot: 'iambic',
          feet: 5,
          name: 'iambic pentameter',
          fit: 1,
        },
      ],
    },
    hand,
  ),
  line('Shall I compare thee to a summer’s day', {
    syllables: 10,
    pattern: '??x/?xx/x?',
    foot: 'iambic',
    feet: 5,
    name: 'iambic pentameter',
    // The a of "to a" is where a stress should be: 5 of 6.
    fit: 0.83,
  }),
  line('Tyger Tyger, burning bright', {
    syllables: 7,
    pattern: '/x/x/x?',
    foot: 'trochaic',
    feet: 4,
    name: 'trochaic tetrameter',
    fit: 1,
  }),
  // The dictionary has no xyzzy.
  line('xyzzy', { syllables: 2, pattern: '??', foot: null, feet: 1, name: null, fit: 0 }),
  line('happily merrily', {
    syllables: 6,
    pattern: '/xx/xx',
    foot: 'dactylic',
    feet: 2,
    name: 'dactylic dimeter',
    fit: 1,
  }),
  line('go now', { syllables: 2, pattern: '??', foot: null, feet: 1, name: null, fit: 0 }),
  answers(
    'most lines',
    { text: 'The curfew tolls the knell of parting day\n\n ... \r\nhappily merrily\nhappily merrily' },
    { meter: 'dactylic dimeter', confidence: 0.67, count: 3 },
    '2 of 3',
  ),
  answers(
    'a tie',
    { text: 'happily merrily\nThe curfew tolls the knell of parting day' },
    { meter: 'dactylic dimeter', confidence: 0.5 },
    'the first to appear',
  ),
  answers('no meter', { text: 'go now' }, { meter: null, confidence: 0 }, hand),
  refuses(422, 'no word', { text: '... !\n12' }, 'no word'),
  refuses(400, 'a text that is too long', { text: 'a'.repeat(5001) }, 'text'),
])
