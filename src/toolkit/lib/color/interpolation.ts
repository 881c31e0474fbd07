/** Colours between two colours, by CSS Color 4, chapter 12. */
import { filled } from './css-color.js'
import { colorOf, componentNames, componentsOf, culori, toLch, toOklch, toRgb, type Color } from './spaces.js'
import { isGrey } from './srgb.js'

export type HueDirection = 'shorter' | 'longer' | 'increasing' | 'decreasing'

/** Where steps are taken. */
export type InterpolationSpace = 'rgb' | 'lrgb' | 'hsl' | 'lab' | 'lch' | 'oklab' | 'oklch'

/** Components by what they mean: a missing one stays missing in a space with an analogous one (12.2). */
const ANALOGUES: readonly (readonly string[])[] = [
  ['rgb.r', 'lrgb.r', 'p3.r', 'a98.r', 'prophoto.r', 'rec2020.r', 'xyz50.x', 'xyz65.x'],
  ['rgb.g', 'lrgb.g', 'p3.g', 'a98.g', 'prophoto.g', 'rec2020.g', 'xyz50.y', 'xyz65.y'],
  ['rgb.b', 'lrgb.b', 'p3.b', 'a98.b', 'prophoto.b', 'rec2020.b', 'xyz50.z', 'xyz65.z'],
  ['hsl.l', 'lab.l', 'lch.l', 'oklab.l', 'oklch.l', 'lab65.l', 'lch65.l'],
  ['hsl.s', 'lch.c', 'oklch.c', 'lch65.c'],
  ['hsl.h', 'hwb.h', 'lch.h', 'oklch.h', 'lch65.h'],
  ['lab.a', 'oklab.a', 'lab65.a'],
  ['lab.b', 'oklab.b', 'lab65.b'],
]

const areAnalogous = (one: string, other: string): boolean =>
  ANALOGUES.some((group) => group.includes(one) && group.includes(other))

/** Below this chroma a hue means nothing. */
const LEAST_CHROMA = { lch: 0.01, oklch: 0.0001 }

const hasHue = (color: Color, space: InterpolationSpace): boolean => {
  if (space === 'lch') return toLch(color).c >= LEAST_CHROMA.lch
  if (space === 'oklch') return toOklch(color).c >= LEAST_CHROMA.oklch
  return !isGrey(toRgb(color))
}

type Components = Readonly<Record<string, number | undefined>>

/** A colour's components in a space; absent are those that it lacks there, as a grey its hue. */
const inSpace = (color: Color, space: InterpolationSpace): Components => {
  const given = componentsOf(color)
  if (color.mode === space) return given
  const isMissing = (name: string): boolean =>
    (name === 'h' && !hasHue(filled(color), space)) ||
    componentNames(color.mode).some(
      (own) => given[own] === undefined && areAnalogous(`${color.mode}.${own}`, `${space}.${name}`),
    )
  const converted = componentsOf(culori.converter(space)(filled(color)))
  const kept = componentNames(space).filter((name) => !isMissing(name))
  const alpha = given['alpha']
  return {
    ...Object.fromEntries(kept.map((name) => [name, converted[name] ?? 0] as const)),
    ...(alpha === undefined ? {} : { alpha }),
  }
}

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360

/** From one hue to another, in degrees and with a sign (12.4). */
const hueDistance = (from: number, to: number, direction: HueDirection): number => {
  const distance = turned(to) - turned(from)
  if (direction === 'shorter') {
    if (distance > 180) return distance - 360
    return distance < -180 ? distance + 360 : distance
  }
  if (direction === 'longer') {
    if (distance > 0 && distance < 180) return distance - 360
    return distance > -180 && distance <= 0 ? distance + 360 : distance
  }
  if (direction === 'increasing') return distance < 0 ? distance + 360 : distance
  return distance > 0 ? distance - 360 : distance
}

/**
 * A colour so far between two, linear in each component of the space, alpha among them. What one of them lacks is the
 * other's throughout, and 0 where both lack it. The colours may come with gaps.
 * @param share 0 gives the first, 1 the second
 */
export const colorBetween = (
  [first, second]: readonly [Color, Color],
  space: InterpolationSpace,
  direction: HueDirection,
  share: number,
): Color => {
  const [from, to] = [inSpace(first, space), inSpace(second, space)]
  const component = (name: string): number => {
    const [start, end] = [from[name], to[name]]
    if (start === undefined || end === undefined) return start ?? end ?? 0
    const distance = name === 'h' ? hueDistance(start, end, direction) : end - start
    return start + distance * share
  }
  const names = [...componentNames(space), 'alpha']
  return colorOf(space, Object.fromEntries(names.map((name) => [name, component(name)])))
}
