import type { BoundsTable } from './derive.js'

const HERE = { lat: 51.48, lon: 0 }
const KINDS = 'solarEclipse,lunarEclipse,season,moonQuarter,opposition,conjunction,elongation,lunarApsis'

export const science: BoundsTable = {
  position: { calls: ['Moon', 'Pluto'].map((body) => ({ body, datetime: '2024-04-08T18:17:19Z', ...HERE })) },
  'rise-set': { calls: [{ body: 'Sun', date: '2024-06-20', ...HERE }] },
  'moon-phase': { calls: [{ datetime: '2199-12-31T23:59:59Z' }] },
  'sky-events': {
    calls: [{ start: '2024-01-01', days: 3660, kinds: KINDS, limit: 100 }],
    own: { ms: 5000, because: 'it finds some 600 events of which each takes a search of its own' },
  },
  satellite: {
    calls: [{ hours: 72, ...HERE }],
    own: { ms: 5000, because: 'three days are 13,000 positions' },
  },
  'molar-mass': { calls: [{ formula: `${'('.repeat(98)}H${')'.repeat(98)}9`, grams: 1 }] },
  balance: {
    calls: [{ equation: 'H2O + KMnO4 -> MnO2 + KOH + O2' }, { equation: 'P2I4 + P4 + H2O -> PH4I + H3PO4' }],
  },
  projectile: { own: { ms: 3, because: '101 points are computed with 40 digits' } },
  ohm: { calls: [{ voltage: 1, resistors: Array.from({ length: 50 }, () => '123.456').join(',') }] },
  'gas-law': { calls: [{ pressure: 1, volume: null, amount: 1, temperature: 0.0101, a: 0.002, b: 0.006 }] },
  kinematics: { calls: [{ s: 15, u: 20, v: null, a: -10, t: null }] },
  constants: { calls: [{ q: null }] },
  earthquakes: { calls: [{ limit: 10 }] },
}
