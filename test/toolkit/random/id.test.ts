import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'
const AT = { datetime: '2026-01-01T00:00:00Z' }

table('rest_random_id', [
  answers(
    'UUID version 4',
    { count: 3, seed: 'demo' },
    {
      kind: 'uuid4',
      items: [
        '9b02c406-c65d-4845-9788-4b9b60e7f52c',
        '2fce7a16-aa97-48a0-af7d-eb4cf7e975e5',
        '25db2861-b24c-4b1c-8327-c55eb51961b2',
      ],
      timestamp: null,
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'UUID version 7',
    { ...AT, kind: 'uuid7', seed: 'demo' },
    { items: ['019b76da-a800-7b02-8406-c65df8455788'], timestamp: '2026-01-01T00:00:00.000Z' },
    SOURCE,
  ),
  answers('ULID', { ...AT, kind: 'ulid', seed: 'demo' }, { items: ['01KDVDNA00KC1C81P6BQW4ANW8'] }, SOURCE),
  answers(
    'Nano ID',
    { kind: 'nanoid', seed: 'demo' },
    { items: ['KenooEvdx-TKMHk_Z8ypL'], timestamp: null },
    SOURCE,
  ),
  answers(
    'ObjectId',
    { ...AT, kind: 'objectid', count: 2, seed: 'demo' },
    { items: ['6955b9009b02c406c65df845', '6955b90057884b9b60e7f52c'] },
    SOURCE,
  ),
  answers(
    'the last second of an ObjectId',
    { kind: 'objectid', datetime: '2106-02-07T06:28:15Z' },
    { items: [expect.stringMatching(/^ffffffff/)] },
    '2^32 - 1 seconds',
  ),
  answers(
    'the first moment',
    { kind: 'ulid', datetime: '1970-01-01T00:00:00Z' },
    { items: [expect.stringMatching(/^0000000000/)] },
    '48 bits of 0',
  ),
  answers(
    'the version and variant of every UUID',
    { count: 1000 },
    {
      items: expect.not.arrayContaining([
        expect.not.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      ]) as unknown,
      seed: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
    'RFC 9562, section 5.4',
  ),
  refuses(422, 'a time before 1970', { kind: 'uuid7', datetime: '1969-12-31T23:59:59Z' }, 'before 1970'),
  refuses(
    422,
    'a time past 32 bits of seconds',
    { kind: 'objectid', datetime: '2106-02-07T06:28:16Z' },
    'after 2106',
  ),
  refuses(400, 'what is no time', { kind: 'ulid', datetime: 'yesterday' }, 'datetime'),
  refuses(400, 'a Nano ID of one character', { kind: 'nanoid', size: 1 }, 'size'),
  refuses(400, 'a kind that is not offered', { kind: 'ksuid' }, 'kind'),
])
