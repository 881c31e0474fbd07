/** One colour in every space that CSS Color 4 knows, and in those that tools still ask for. */
import type { Data } from '#operation'
import { roundHalfAway } from '../numbers/rounding.js'
import { cssNameOf } from './color-names.js'
import { hslOf } from './hsl.js'
import {
  componentsOf,
  toA98Rgb,
  toDisplayP3,
  toLab,
  toLabD65,
  toLch,
  toOklab,
  toOklch,
  toProphotoRgb,
  toRec2020,
  toRgbLinear,
  toXyzD50,
  toXyzD65,
  type Color,
} from './spaces.js'
import {
  alphaOf,
  bytesOf,
  hexOfChannels,
  hexWithAlpha,
  isInSrgb,
  mapToSrgb,
  roundedHue,
  type Channels,
} from './srgb.js'

/** Decimals of all numbers but those of `rgb`. */
const DECIMALS = 4
const RGB_DECIMALS = 2

const round = (value = 0): number => roundHalfAway(value, DECIMALS)

const percent = (fraction: number): number => round(fraction * 100)

type Triple<Names extends string> = Record<Names, number>

const triple = <Names extends string>(color: Color, names: readonly Names[]): Triple<Names> => {
  const components = componentsOf(color)
  return Object.fromEntries(names.map((name) => [name, round(components[name])])) as Triple<Names>
}

const rgbOf = (color: Color): Triple<'r' | 'g' | 'b'> => triple(color, ['r', 'g', 'b'])
const xyzOf = (color: Color): Triple<'x' | 'y' | 'z'> => triple(color, ['x', 'y', 'z'])
const labOf = (color: Color): Triple<'l' | 'a' | 'b'> => triple(color, ['l', 'a', 'b'])

/** A colour in polar coordinates; its hue is 0 where its chroma is below `least`. */
const polar = (color: Color, least: number): Triple<'l' | 'c' | 'h'> => {
  const { l, c = 0, h = 0 } = componentsOf(color)
  return { l: round(l), c: round(c), h: c < least ? 0 : roundedHue(h, DECIMALS) }
}

/** HSV and HWB share the hue of HSL. */
const cylinders = (channels: Channels): Pick<Data<'rest_color_convert'>, 'hsl' | 'hsv' | 'hwb'> => {
  const { h, s, l } = hslOf(channels)
  const hue = roundedHue(h, DECIMALS)
  const most = Math.max(channels.r, channels.g, channels.b)
  const least = Math.min(channels.r, channels.g, channels.b)
  return {
    hsl: { h: hue, s: percent(s), l: percent(l) },
    hsv: { h: hue, s: s === 0 ? 0 : percent((most - least) / most), v: percent(most) },
    hwb: { h: hue, w: percent(least), b: percent(1 - most) },
  }
}

/** The naive one: without ink and paper. */
const cmykOf = ({ r, g, b }: Channels): Triple<'c' | 'm' | 'y' | 'k'> => {
  const light = Math.max(r, g, b)
  const ink = (value: number): number => (light === 0 ? 0 : percent((light - value) / light))
  return { c: ink(r), m: ink(g), y: ink(b), k: percent(1 - light) }
}

const cssText = (name: string, components: readonly (number | string)[], alpha: number): string =>
  `${name}(${components.join(' ')}${alpha < 1 ? ` / ${round(alpha)}` : ''})`

/** A colour whose components are all numbers, in all spaces; `hex`, `rgb`, `hsl`, `hsv`, `hwb` and `cmyk` are mapped into sRGB. */
export const convertedColor = (color: Color): Data<'rest_color_convert'> => {
  const alpha = alphaOf(color)
  const channels = mapToSrgb(color)
  const bytes = bytesOf(channels)
  const hex = hexOfChannels(channels)
  const { hsl, hsv, hwb } = cylinders(channels)
  const lab = labOf(toLab(color))
  const oklch = polar(toOklch(color), 0.0001)
  const toByte = (value: number): number => roundHalfAway(value * 255, RGB_DECIMALS)
  return {
    hex: hexWithAlpha(channels, alpha),
    alpha: round(alpha),
    name: alpha < 1 ? null : cssNameOf(hex),
    inSrgb: isInSrgb(color),
    rgb: { r: toByte(channels.r), g: toByte(channels.g), b: toByte(channels.b) },
    rgbLinear: rgbOf(toRgbLinear(color)),
    hsl,
    hsv,
    hwb,
    cmyk: cmykOf(channels),
    lab,
    lch: polar(toLch(color), 0.01),
    labD65: labOf(toLabD65(color)),
    oklab: labOf(toOklab(color)),
    oklch,
    xyzD50: xyzOf(toXyzD50(color)),
    xyzD65: xyzOf(toXyzD65(color)),
    displayP3: rgbOf(toDisplayP3(color)),
    a98Rgb: rgbOf(toA98Rgb(color)),
    prophotoRgb: rgbOf(toProphotoRgb(color)),
    rec2020: rgbOf(toRec2020(color)),
    css: {
      rgb: cssText('rgb', [bytes.r, bytes.g, bytes.b], alpha),
      hsl: cssText('hsl', [hsl.h, `${hsl.s}%`, `${hsl.l}%`], alpha),
      lab: cssText('lab', [lab.l, lab.a, lab.b], alpha),
      oklch: cssText('oklch', [oklch.l, oklch.c, oklch.h], alpha),
    },
  }
}
