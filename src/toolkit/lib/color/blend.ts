/** Blend modes of W3C Compositing and Blending Level 1; culori 4 blends overlay and hard-light otherwise. */
import type { Channels } from './srgb.js'

type Separable = (backdrop: number, source: number) => number
type NonSeparable = (backdrop: Channels, source: Channels) => Channels

const multiply: Separable = (cb, cs) => cb * cs

const screen: Separable = (cb, cs) => cb + cs - cb * cs

const hardLight: Separable = (cb, cs) => (cs <= 0.5 ? multiply(cb, 2 * cs) : screen(cb, 2 * cs - 1))

const colorDodge: Separable = (cb, cs) => {
  if (cb === 0) return 0
  return cs === 1 ? 1 : Math.min(1, cb / (1 - cs))
}

const colorBurn: Separable = (cb, cs) => {
  if (cb === 1) return 1
  return cs === 0 ? 0 : 1 - Math.min(1, (1 - cb) / cs)
}

const softLight: Separable = (cb, cs) => {
  if (cs <= 0.5) return cb - (1 - 2 * cs) * cb * (1 - cb)
  const d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : Math.sqrt(cb)
  return cb + (2 * cs - 1) * (d - cb)
}

/** Chapter 10.1. */
const SEPARABLE = {
  normal: (_cb, cs) => cs,
  multiply,
  screen,
  overlay: (cb, cs) => hardLight(cs, cb),
  darken: Math.min,
  lighten: Math.max,
  colorDodge,
  colorBurn,
  hardLight,
  softLight,
  difference: (cb, cs) => Math.abs(cb - cs),
  exclusion: (cb, cs) => cb + cs - 2 * cb * cs,
} as const satisfies Record<string, Separable>

const lum = ({ r, g, b }: Channels): number => 0.3 * r + 0.59 * g + 0.11 * b

const sat = ({ r, g, b }: Channels): number => Math.max(r, g, b) - Math.min(r, g, b)

const map = ({ r, g, b }: Channels, change: (value: number) => number): Channels => ({
  r: change(r),
  g: change(g),
  b: change(b),
})

const clipColor = (color: Channels): Channels => {
  const l = lum(color)
  const n = Math.min(color.r, color.g, color.b)
  const raised = n < 0 ? map(color, (c) => l + ((c - l) * l) / (l - n)) : color
  const x = Math.max(raised.r, raised.g, raised.b)
  return x > 1 ? map(raised, (c) => l + ((c - l) * (1 - l)) / (x - l)) : raised
}

const setLum = (color: Channels, l: number): Channels => {
  const d = l - lum(color)
  return clipColor(map(color, (c) => c + d))
}

const setSat = (color: Channels, s: number): Channels => {
  const least = Math.min(color.r, color.g, color.b)
  const spread = sat(color)
  return map(color, (c) => (spread === 0 ? 0 : ((c - least) * s) / spread))
}

/** Chapter 10.2. */
const NON_SEPARABLE = {
  hue: (cb, cs) => setLum(setSat(cs, sat(cb)), lum(cb)),
  saturation: (cb, cs) => setLum(setSat(cb, sat(cs)), lum(cb)),
  color: (cb, cs) => setLum(cs, lum(cb)),
  luminosity: (cb, cs) => setLum(cb, lum(cs)),
} as const satisfies Record<string, NonSeparable>

export type BlendMode = keyof typeof SEPARABLE | keyof typeof NON_SEPARABLE

const isSeparable = (mode: BlendMode): mode is keyof typeof SEPARABLE => mode in SEPARABLE

const combine = (one: Channels, other: Channels, change: Separable): Channels => ({
  r: change(one.r, other.r),
  g: change(one.g, other.g),
  b: change(one.b, other.b),
})

/** A colour of gamma-encoded channels, 0 to 1, with its alpha. */
export interface Layer {
  channels: Channels
  alpha: number
}

/**
 * Blends a source with its backdrop and composes them source-over (chapters 5 and 10).
 * @returns channels that are not premultiplied; transparent black where both are fully transparent
 */
export const blend = (backdrop: Layer, source: Layer, mode: BlendMode): Layer => {
  const mixed = isSeparable(mode)
    ? combine(backdrop.channels, source.channels, SEPARABLE[mode])
    : NON_SEPARABLE[mode](backdrop.channels, source.channels)
  const alpha = source.alpha + backdrop.alpha * (1 - source.alpha)
  if (alpha === 0) return { channels: { r: 0, g: 0, b: 0 }, alpha }
  const composed = (cb: number, cs: number, blended: number): number =>
    (cs * source.alpha * (1 - backdrop.alpha) +
      source.alpha * backdrop.alpha * blended +
      (1 - source.alpha) * backdrop.alpha * cb) /
    alpha
  const [cb, cs] = [backdrop.channels, source.channels]
  return {
    channels: {
      r: composed(cb.r, cs.r, mixed.r),
      g: composed(cb.g, cs.g, mixed.g),
      b: composed(cb.b, cs.b, mixed.b),
    },
    alpha,
  }
}
