import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib on the lists of faker 10.6.0, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_storyPrompt', [
  answers(
    'of any genre',
    { seed: 'inkwell' },
    {
      prompt:
        'Write a horror story about Marion, a consultant from Commerce City who, with the help of a snake, must protect the oil.',
      genre: 'horror',
      hero: 'Marion',
      job: 'consultant',
      place: 'Commerce City',
      companion: 'snake',
      object: 'oil',
      seed: 'inkwell',
    },
    SOURCE,
  ),
  answers(
    'science fiction',
    { genre: 'science-fiction', seed: 'demo' },
    {
      prompt:
        'Write a science fiction story about Loy, a liaison from Pensacola who, with the help of an elephant, must protect the thongs.',
      genre: 'science-fiction',
      hero: 'Loy',
      job: 'liaison',
      place: 'Pensacola',
      companion: 'elephant',
      object: 'thongs',
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'an before the job',
    { genre: 'horror', seed: '0' },
    {
      prompt:
        'Write a horror story about Milan, an engineer from Stillwater who, with the help of a butterfly, must protect the sweatshop.',
      genre: 'horror',
      hero: 'Milan',
      job: 'engineer',
      place: 'Stillwater',
      companion: 'butterfly',
      object: 'sweatshop',
      seed: '0',
    },
    SOURCE,
  ),
  answers(
    'an before the companion',
    { genre: 'horror', seed: '14' },
    {
      prompt:
        'Write a horror story about Riley, a planner from Alhambra who, with the help of an elephant, must protect the wombat.',
      genre: 'horror',
      hero: 'Riley',
      job: 'planner',
      place: 'Alhambra',
      companion: 'elephant',
      object: 'wombat',
      seed: '14',
    },
    SOURCE,
  ),
  answers(
    'a job and an object in lower case',
    { genre: 'horror', seed: '1293' },
    {
      prompt:
        'Write a horror story about Dee, a facilitator from Hoboken who, with the help of a monkey, must protect the cd.',
      genre: 'horror',
      hero: 'Dee',
      job: 'facilitator',
      place: 'Hoboken',
      companion: 'monkey',
      object: 'cd',
      seed: '1293',
    },
    SOURCE,
  ),
  answers(
    'a seed of its own without one',
    {},
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(400, 'another genre', { genre: 'western' }, 'genre'),
])
