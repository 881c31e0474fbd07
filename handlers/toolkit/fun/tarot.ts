import { feature } from '#toolkit'
import { TAROT_DECK } from '#toolkit/lib/fun/tarot-deck'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'
import type { Query } from '#operation'

const POSITIONS: Readonly<Record<Query<'rest_fun_tarot'>['spread'], readonly string[]>> = {
  one: ['card'],
  three: ['past', 'present', 'future'],
  'celtic-cross': [
    'present',
    'challenge',
    'foundation',
    'past',
    'crown',
    'future',
    'self',
    'surroundings',
    'hopes and fears',
    'outcome',
  ],
}

export default feature('rest_fun_tarot', ({ spread, reversals, seed }) => {
  const draws = seededDraws(seed)
  const positions = POSITIONS[spread]
  const cards = draws.shuffle(TAROT_DECK).slice(0, positions.length)
  const items = cards.map((card, index) => ({
    position: positions[index] ?? '',
    ...card,
    reversed: reversals && draws.next() < 0.5,
  }))
  return { spread, seed: draws.seed, count: items.length, items }
})
