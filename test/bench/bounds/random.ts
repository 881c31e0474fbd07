import type { BoundsTable } from './derive.js'

const DRAWS = 'the rule of seeds wants a digest for each of 1,000 draws'

export const random: BoundsTable = {
  id: { own: { ms: 8, because: '64,000 characters take 2,000 digests of the seed' } },
  dates: { own: { ms: 3, because: DRAWS } },
  numbers: { own: { ms: 3, because: DRAWS } },
}
