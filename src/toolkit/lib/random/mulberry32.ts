/** Draws numbers in [0, 1), multiples of 2^-32. */
export type Draw = () => number

/** Mulberry32 (Tommy Ettinger, 2017, public domain) with a 32-bit seed: the same draws on every platform. */
export const mulberry32 = (seed: number): Draw => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
