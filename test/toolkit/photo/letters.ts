import { png, type Rgba } from './pictures.js'

export const A: Rgba = [10, 0, 0]
export const B: Rgba = [0, 20, 0]
export const C: Rgba = [0, 0, 30]
export const D: Rgba = [40, 40, 0]
export const E: Rgba = [0, 50, 50]
export const F: Rgba = [60, 0, 60]
/** Three columns and two rows, each pixel of its own colour. */
export const image = await png([
  [A, B, C],
  [D, E, F],
])
