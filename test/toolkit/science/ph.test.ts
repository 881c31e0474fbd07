import { answers, near, refuses, table } from '../../support/table.js'

const pk = 4.76

table('rest_science_ph', [
  answers(
    'a weak acid',
    { kind: 'weakAcid', concentration: 0.1, pk },
    { ph: 2.8829, poh: 11.1171, degreeOfDissociation: near(0.013096, 2e-6), nature: 'acidic' },
    'h^2 + Ka h - Ka c = 0 gives h = 0.00130958, beside which Kw is nothing',
  ),
  answers(
    'a weak base',
    { kind: 'weakBase', concentration: 0.1, pk },
    { ph: 11.1171, poh: 2.8829, degreeOfDissociation: near(0.013096, 2e-6), nature: 'basic' },
    'the mirror of the acid',
  ),
  answers(
    'a strong acid',
    { kind: 'strongAcid', concentration: 0.01 },
    { ph: 2, poh: 12, h: near(0.01, 1e-11), oh: near(1e-12, 1e-20), degreeOfDissociation: null },
    '-lg 0.01',
  ),
  answers(
    'a strong acid over 1 mol/l',
    { kind: 'strongAcid', concentration: 20 },
    { ph: -1.301, poh: 15.301, h: 20, oh: 5e-16, nature: 'acidic' },
    '-lg 20; h = 20 + 5e-16, of which 20 is the nearest double',
  ),
  answers(
    'a strong acid so dilute that water counts',
    { kind: 'strongAcid', concentration: 1e-8 },
    { ph: 6.9783, poh: 7.0217, nature: 'acidic' },
    'h = (1e-8 + sqrt(1e-16 + 4e-14))/2 = 1.0512e-7',
  ),
  answers(
    'a trace that leaves water neutral',
    { kind: 'strongBase', concentration: 1e-14 },
    { ph: 7, poh: 7, h: near(1e-7, 1e-14), nature: 'neutral' },
    'Kw = 1e-14',
  ),
  answers(
    'a strong base',
    { kind: 'strongBase', concentration: 0.5 },
    { ph: 13.699, poh: 0.301, nature: 'basic' },
    '14 + lg 0.5',
  ),
  answers(
    'a buffer of equal parts',
    { kind: 'buffer', concentration: 0.1, salt: 0.1, pk },
    { ph: 4.7602, degreeOfDissociation: null },
    'h = Ka(0.1 - h)/(0.1 + h) = 1.73720e-5, a little over pKa',
  ),
  answers(
    'a buffer without salt is the acid',
    { kind: 'buffer', concentration: 0.1, salt: 0, pk },
    { ph: 2.8829 },
    'as above',
  ),
  answers(
    'a strong acid in its own salt',
    { kind: 'buffer', concentration: 1e-6, salt: 20, pk: -10 },
    { ph: near(6, 0.005) },
    'all of the acid is dissociated: h = 1e-6 + Kw/h',
  ),
  refuses(400, 'a weak acid without pk', { kind: 'weakAcid', concentration: 1 }, 'pk'),
  refuses(400, 'a weak base without pk', { kind: 'weakBase', concentration: 1 }, 'pk'),
  refuses(400, 'a buffer without salt', { kind: 'buffer', concentration: 1, pk }, 'salt'),
  refuses(400, 'a buffer without pk', { kind: 'buffer', concentration: 1, salt: 1 }, 'pk'),
  refuses(400, 'no concentration', { kind: 'strongAcid', concentration: 0 }, 'concentration'),
])
