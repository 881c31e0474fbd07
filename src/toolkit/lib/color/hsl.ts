import { culori } from './spaces.js'
import { isGrey, type Channels } from './srgb.js'

/** Hue in degrees, saturation and lightness as fractions. */
export interface Hsl {
  h: number
  s: number
  l: number
}

/** HSL of channels within the gamut; hue and saturation of a grey are 0. */
export const hslOf = (channels: Channels): Hsl => {
  const { h = 0, s, l } = culori.convertRgbToHsl(channels)
  return isGrey(channels) ? { h: 0, s: 0, l } : { h, s, l }
}

/** The way back; the hue may have any number of turns. */
export const channelsOfHsl = ({ h, s, l }: Hsl): Channels => {
  const { r, g, b } = culori.convertHslToRgb({ h, s, l })
  return { r, g, b }
}
