import { culori, toLabD65, type Color } from './spaces.js'
import { channelsOfHex, rgbColor } from './srgb.js'

/** A name, its colour as #rrggbb, and the same in CIELAB with white D65. */
export interface NamedColor {
  name: string
  hex: string
  lab: Color
}

const named = (name: string, hex: string): NamedColor => ({
  name,
  hex,
  lab: toLabD65(rgbColor(channelsOfHex(hex))),
})

const CSS_HEXES: readonly (readonly [name: string, hex: string])[] = Object.entries(culori.colorsNamed).map(
  ([name, value]) => [name, `#${value.toString(16).padStart(6, '0')}`],
)

/** The names of CSS Color 4, of which two may have the same colour. */
export const CSS_NAMES: readonly NamedColor[] = CSS_HEXES.map(([name, hex]) => named(name, hex))

let bestNames: Promise<readonly NamedColor[]> | undefined

const loadBestNames = async (): Promise<readonly NamedColor[]> => {
  const { colornames } = await import('color-name-list/bestof')
  return colornames.map(({ name, hex }) => named(name, hex))
}

/** The best of the big public list of names, read once: it is of no use to those who ask for the names of CSS. */
export const bestOfNames = (): Promise<readonly NamedColor[]> => (bestNames ??= loadBestNames())

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : 1)

const CSS_NAME_BY_HEX: ReadonlyMap<string, string> = new Map(
  CSS_HEXES.toSorted(([one], [other]) => byCodeUnits(other, one)).map(([name, hex]) => [hex, name]),
)

/** The CSS name of #rrggbb, alphabetically the first of two; null where it has none. */
export const cssNameOf = (hex: string): string | null => CSS_NAME_BY_HEX.get(hex) ?? null
