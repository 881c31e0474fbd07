/** sRGB, gamma-encoded: what screens show, and what hex colours are. */
import { roundHalfAway } from '../numbers/rounding.js'
import { culori, toRgb, type Color } from './spaces.js'

/** Channels as fractions, 0 to 1 within the gamut. */
export interface Channels {
  r: number
  g: number
  b: number
}

/** So far outside a channel may be for the colour to count as within the gamut. */
const SLACK = 0.0001
/** The noise of floating point that must not turn a half down. */
const NOISE = 1e-9

const isWithin = (value: number): boolean => value >= -SLACK && value <= 1 + SLACK

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

const each = ({ r, g, b }: Channels, change: (value: number) => number): Channels => ({
  r: change(r),
  g: change(g),
  b: change(b),
})

const isInGamut = ({ r, g, b }: Channels): boolean => isWithin(r) && isWithin(g) && isWithin(b)

/** Whether a colour needs no gamut mapping. */
export const isInSrgb = (color: Color): boolean => isInGamut(toRgb(color))

const toGamut = culori.toGamut('rgb', 'oklch')

/**
 * Maps a colour into sRGB: chroma is reduced in OKLCH, with local clipping (CSS Color 4, 13.2). What is within the gamut
 * stays: culori would reduce it too and turn #ffff00 into #ffff01, for its own way to OKLCH and back leaves the gamut.
 */
export const mapToSrgb = (color: Color): Channels => {
  const channels = toRgb(color)
  return each(isInGamut(channels) ? channels : toGamut(color), clamp)
}

export const alphaOf = ({ alpha = 1 }: Color): number => alpha

const byteOf = (fraction: number): number => Math.floor(clamp(fraction) * 255 + 0.5 + NOISE)

const digitsOf = (fraction: number): string => byteOf(fraction).toString(16).padStart(2, '0')

/** #rrggbb of channels within the gamut; halves are rounded up. */
export const hexOfChannels = ({ r, g, b }: Channels): string => `#${digitsOf(r)}${digitsOf(g)}${digitsOf(b)}`

/** {@link hexOfChannels}, with aa behind it where alpha is below 1. */
export const hexWithAlpha = (channels: Channels, alpha: number): string =>
  `${hexOfChannels(channels)}${alpha < 1 ? digitsOf(alpha) : ''}`

/** #rrggbb of any colour, mapped into the gamut; alpha is ignored. */
export const opaqueHexOf = (color: Color): string => hexOfChannels(mapToSrgb(color))

/** #rrggbb of any colour, mapped into the gamut, or #rrggbbaa where its alpha is below 1. */
export const hexOf = (color: Color): string => hexWithAlpha(mapToSrgb(color), alphaOf(color))

/** Channels rounded to what 8 bits hold, as fractions. */
export const eightBit = (channels: Channels): Channels => each(channels, (value) => byteOf(value) / 255)

/** Channels as whole numbers, 0 to 255. */
export const bytesOf = (channels: Channels): Channels => each(channels, byteOf)

/** {@link eightBit} of a fraction on its own, as of alpha. */
export const eightBitFraction = (fraction: number): number => byteOf(fraction) / 255

/** The colour that culori converts from. */
export const rgbColor = (channels: Channels): Color => ({ mode: 'rgb', ...channels })

/** The channels of #rrggbb. */
export const channelsOfHex = (hex: string): Channels => {
  const at = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return { r: at(1), g: at(3), b: at(5) }
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4)

const encoded = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.pow(value, 1 / 2.4) - 0.055

/** Linear light of channels within the gamut (IEC 61966-2-1). */
export const linearLight = (channels: Channels): Channels => each(channels, linear)

/** Channels of linear light, which is clamped to the gamut first. */
export const encodedLight = (light: Channels): Channels => each(each(light, clamp), encoded)

/** Relative luminance of WCAG 2, with the threshold of IEC 61966-2-1, of channels within the gamut. */
export const luminanceOf = (channels: Channels): number => {
  const { r, g, b } = linearLight(channels)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The grey of the same luminance. */
export const greyOf = (channels: Channels): Channels => {
  const grey = luminanceOf(channels)
  return encodedLight({ r: grey, g: grey, b: grey })
}

/** Below this spread of its channels a colour is grey. */
const GREY_SPREAD = 1e-6

export const isGrey = ({ r, g, b }: Channels): boolean => Math.max(r, g, b) - Math.min(r, g, b) < GREY_SPREAD

/** A hue in degrees, 0 or above and below 360, also once it is rounded. */
export const roundedHue = (degrees: number, decimals: number): number => {
  const rounded = roundHalfAway(((degrees % 360) + 360) % 360, decimals)
  return rounded === 360 ? 0 : rounded
}
