/** Reads the colours that callers write. */
import { invalidParameter, unprocessable } from '#toolkit'
import { attempt } from '../common/attempt.js'
import { quoted } from '../common/quoted.js'
import { colorOf, componentNames, componentsOf, culori, toOklab, toXyzD65, type Color } from './spaces.js'

/** culori's parser reads past the end of `color(` and past an unknown unit. */
const isParserFault = (error: unknown): boolean => error instanceof TypeError

const NO_ALPHA = /\/\s*none\s*\)?$/

const isFinite = (color: Color): boolean =>
  Object.values(componentsOf(color)).every((value) => value === undefined || Number.isFinite(value))

const CLAMPED = { rgb: ['r', 'g', 'b'], hsl: ['s'] } as const

/**
 * What CSS Color 4 clamps at parsed-value time (5.1 and 7) and culori leaves: `rgb(300 0 0)` is red, and
 * `hsl(0 -50% 50%)` is grey.
 */
const clampedAsParsed = (color: Color, isRgbFunction: boolean): Color => {
  const clamp = (names: readonly string[], most: number): Color => {
    const components = componentsOf(color)
    const change = (name: string): [string, number | undefined] => {
      const value = components[name]
      return [name, value === undefined ? undefined : Math.min(most, Math.max(0, value))]
    }
    return colorOf(color.mode, { ...components, ...Object.fromEntries(names.map(change)) })
  }
  if (color.mode === 'hsl') return clamp(CLAMPED.hsl, Infinity)
  return isRgbFunction ? clamp(CLAMPED.rgb, 1) : color
}

/** The colour with 0 for each component that it lacks. */
export const filled = (color: Color): Color => {
  const components = componentsOf(color)
  const channels = componentNames(color.mode).map((name) => [name, components[name] ?? 0] as const)
  return colorOf(color.mode, { ...Object.fromEntries(channels), alpha: components['alpha'] ?? 0 })
}

/**
 * Reads a CSS Color 4 colour; a hex colour may come without #. Components given as none are absent, also alpha.
 * @throws {FeatureError} 422 that names the parameter: not a colour, or a component that is not finite
 */
export const readColorWithGaps = (parameter: string, text: string): Color => {
  const css = text.trim().toLowerCase()
  const parsed =
    attempt(() => culori.parse(css), isParserFault) ??
    unprocessable(`${parameter}: ${quoted(text)} is not a CSS colour.`)
  const { alpha = 1, ...components } = componentsOf(parsed)
  const color = colorOf(parsed.mode, { ...components, ...(NO_ALPHA.test(css) ? {} : { alpha }) })
  const complete = filled(color)
  if (!isFinite(color) || !isFinite(toXyzD65(complete)) || !isFinite(toOklab(complete))) {
    unprocessable(`${parameter}: ${quoted(text)} has a component that is not finite.`)
  }
  return clampedAsParsed(color, css.startsWith('rgb'))
}

/** {@link readColorWithGaps} with 0 for what is given as none. */
export const readColor = (parameter: string, text: string): Color =>
  filled(readColorWithGaps(parameter, text))

/**
 * The texts between semicolons, at least `from` and at most `to` of them.
 * @throws {FeatureError} 400 for any other number
 */
export const splitColors = (parameter: string, text: string, from: number, to: number): string[] => {
  const texts = text.split(';')
  if (texts.length < from || texts.length > to) {
    invalidParameter(
      parameter,
      `must have ${from} to ${to} colours, separated by semicolons, not ${texts.length}`,
    )
  }
  return texts
}
