import type { BoundsTable } from './derive.js'

/** Outside of sRGB, so that each of its relatives is to be mapped. */
const VIVID = 'oklch(0.6 0.37 150)'
const vivid = (many: number): string =>
  Array.from({ length: many }, (_, index) => `oklch(0.6 0.37 ${(index * 360) / many})`).join(';')

export const color: BoundsTable = {
  convert: { calls: [{ color: VIVID }], own: { ms: 3, because: 'it is mapped into sRGB by bisection' } },
  accessible: { calls: [{ color: VIVID, background: 'ffffff', ratio: 20.9 }] },
  palette: { calls: [{ color: VIVID }], own: { ms: 5, because: 'ten colours are mapped into sRGB' } },
  shades: { calls: [{ color: VIVID, space: 'oklab' }] },
  gradient: { calls: [{ colors: vivid(10), space: 'oklch', hue: 'longer' }] },
  vision: {
    calls: [{ colors: vivid(20), severity: 0.55 }],
    own: { ms: 15, because: 'twenty colours are mapped, and 950 pairs compared' },
  },
  name: {
    calls: [
      { color: VIVID, list: 'extended' },
      { color: VIVID, list: 'css' },
    ],
    own: { ms: 20, because: 'the big list has 4,761 names to compare with' },
  },
}
