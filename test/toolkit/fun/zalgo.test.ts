import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_zalgo', [
  answers(
    'two marks a letter and digit',
    { text: 'He 7é', intensity: 2, seed: 'demo' },
    { text: 'H̓̐e̠͋ 7ͥ̆é͒ͅ', marks: 8, seed: 'demo' },
    SOURCE,
  ),
  answers(
    'three marks by default',
    { text: 'a!', seed: 'demo' },
    { text: 'a̓̐͋!', marks: 3, seed: 'demo' },
    SOURCE,
  ),
  answers(
    'all marks off, accents too',
    { text: 'Z͑͢a̐lgo é ñ', mode: 'remove' },
    { text: 'Zalgo e n', marks: 5 },
    'canonical decomposition: é and ñ have a mark each',
  ),
  answers('Hangul stays', { text: '한글', mode: 'remove' }, { text: '한글', marks: 0 }, 'jamo are letters'),
  answers(
    'a seed of its own without one',
    { text: 'a' },
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(400, '16 marks a letter', { text: 'a', intensity: 16 }, 'intensity'),
  refuses(400, 'over 1000 characters', { text: 'x'.repeat(1001) }, 'text'),
])
