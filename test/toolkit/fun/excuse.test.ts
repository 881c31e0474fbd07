import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib on the lists of faker 10.6.0, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_excuse', [
  answers(
    'for late',
    { for: 'late', seed: 'demo' },
    {
      excuse: "Sorry I'm late, the online COM panel was still connecting the sensor.",
      for: 'late',
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'for bug',
    { for: 'bug', seed: 'a' },
    {
      excuse:
        'It works on my machine, but the open-source SCSI application was still overriding the circuit.',
      for: 'bug',
      seed: 'a',
    },
    SOURCE,
  ),
  answers(
    'for homework',
    { for: 'homework', seed: 'b' },
    {
      excuse: "I couldn't hand it in because the 1080p DRAM card was still indexing the protocol.",
      for: 'homework',
      seed: 'b',
    },
    SOURCE,
  ),
  answers(
    'for meeting',
    { for: 'meeting', seed: 'c' },
    {
      excuse: 'I missed the meeting because the auxiliary UTF8 capacitor was still quantifying the panel.',
      for: 'meeting',
      seed: 'c',
    },
    SOURCE,
  ),
  answers(
    'for deadline',
    { for: 'deadline', seed: 'ü' },
    {
      excuse: 'We will need one more day: the online OCR microchip was still parsing the panel.',
      for: 'deadline',
      seed: 'ü',
    },
    SOURCE,
  ),
  answers(
    'for a bug by default',
    { seed: 'a' },
    {
      excuse:
        'It works on my machine, but the open-source SCSI application was still overriding the circuit.',
      for: 'bug',
      seed: 'a',
    },
    SOURCE,
  ),
  answers(
    'a seed of its own without one',
    {},
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(400, 'what is not offered', { for: 'love' }, 'for'),
])
