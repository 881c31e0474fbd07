import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_uwuSpeak', [
  answers(
    'all three steps in lower case and capitals',
    { text: 'Now NA love OVER Nice nOr l', seed: 'x' },
    { text: 'Nyow NYA wuv UVW Nyice nyOw w', changed: 10 },
    'by hand',
  ),
  answers(
    'ove of mixed case, n before a consonant',
    { text: 'Over and Ende', seed: 'x' },
    { text: 'Ovew and Ende', changed: 1 },
    'by hand',
  ),
  answers(
    'a vowel that is a capital behind a small n',
    { text: 'nA' },
    { text: 'nyA', changed: 1 },
    'by hand',
  ),
  answers(
    'faces behind marks before white space or the end',
    { text: 'Hi! Go... 3.5 is it?\nYes.No?!', faces: true, seed: 'demo' },
    { text: 'Hi! ^w^ Go... uwu 3.5 is it? ^w^\nYes.Nyo?! owo', changed: 1, seed: 'demo' },
    SOURCE,
  ),
  answers('other scripts', { text: 'ñ é Ł 😀' }, { text: 'ñ é Ł 😀', changed: 0 }, 'none of the letters'),
  answers(
    'a seed of its own without one',
    { text: 'a' },
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(400, 'no text', {}, 'text'),
  refuses(400, 'an empty text', { text: '' }, 'text'),
  refuses(400, 'over 5000 characters', { text: 'x'.repeat(5001) }, 'text'),
  refuses(400, 'a seed past 64 characters', { text: 'a', seed: 'x'.repeat(65) }, 'seed'),
])
