import { answers, refuses, table } from '../../../support/table.js'

const LETTER = "Abu Bakr's letter, Sahih al-Bukhari 1454"

table('rest_islamic_zakat_2', [
  answers(
    'five camels',
    { animal: 'camel', count: 5 },
    {
      nisab: 5,
      due: true,
      items: [{ kind: 'sheep', description: 'sheep or goat', count: 1 }],
      nextThreshold: 10,
    },
    LETTER,
  ),
  answers(
    'camels of two kinds, the younger first',
    { animal: 'camel', count: 179 },
    {
      items: [
        { kind: 'bint-labun', description: 'she-camel in its 3rd year', count: 3 },
        { kind: 'hiqqah', description: 'she-camel in its 4th year', count: 1 },
      ],
      nextThreshold: 180,
    },
    '170 = 3 x 40 + 50',
  ),
  answers(
    'cattle of two kinds',
    { animal: 'cattle', count: 70 },
    {
      nisab: 30,
      items: [
        { kind: 'tabi', description: 'calf of one year', count: 1 },
        { kind: 'musinnah', description: 'cow of two years', count: 1 },
      ],
      nextThreshold: 80,
    },
    "Mu'adh's rule, Sunan Abi Dawud 1576: 70 = 30 + 40",
  ),
  answers(
    'sheep below the nisab',
    { animal: 'sheep', count: 39 },
    { nisab: 40, due: false, items: [], nextThreshold: 40 },
    LETTER,
  ),
  answers('none', { animal: 'cattle', count: 0 }, { due: false, items: [], nextThreshold: 30 }, 'definition'),
  answers(
    'the largest herd',
    { animal: 'sheep', count: 100_000 },
    { items: [{ kind: 'sheep', description: 'sheep or goat', count: 1000 }], nextThreshold: 100_100 },
    'one for each hundred',
  ),
  refuses(400, 'a negative number', { animal: 'sheep', count: -1 }, 'count'),
  refuses(400, 'half an animal', { animal: 'sheep', count: 40.5 }, 'count'),
  refuses(400, 'too many', { animal: 'sheep', count: 100_001 }, 'count'),
  refuses(400, 'another animal', { animal: 'horse', count: 40 }, 'animal'),
])
