import { loadSync, type PathCommand } from 'opentype.js'
import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** Advance width, and the outline as data of an SVG path with y downwards, both in units of the font. */
export type FontGlyph = readonly [advance: number, outline: string]

/** What `font` of the set has. */
export interface FontOutlines {
  unitsPerEm: number
  /** The box for a character that the font lacks. */
  missing: FontGlyph
  /** By character. */
  glyphs: Readonly<Record<string, FontGlyph>>
}

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'math']

const pointsOf = (command: PathCommand): [number, number][] => {
  switch (command.type) {
    case 'Z':
      return []
    case 'Q':
      return [
        [command.x1, command.y1],
        [command.x, command.y],
      ]
    case 'C':
      return [
        [command.x1, command.y1],
        [command.x2, command.y2],
        [command.x, command.y],
      ]
    default:
      return [[command.x, command.y]]
  }
}

const outlineOf = (commands: readonly PathCommand[]): string =>
  commands
    .map((command) => {
      const points = pointsOf(command).map(([x, y]) => `${Math.round(x)} ${Math.round(-y)}`)
      return command.type + points.join(' ')
    })
    .join('')

/** Noto Serif, regular: Latin, Greek and Cyrillic letters, and signs. */
export const notoSerif: DataSet = {
  name: 'noto-serif',
  title: 'Outlines of Noto Serif, regular',
  sources: { packages: ['@fontsource/noto-serif'] },
  licence: 'OFL-1.1',
  pack: () => {
    const fonts = SUBSETS.map((subset) =>
      loadSync(load.resolve(`@fontsource/noto-serif/files/noto-serif-${subset}-400-normal.woff`)),
    )
    const glyphs = new Map<string, FontGlyph>()
    for (const { glyphs: all } of fonts) {
      for (let index = 1; index < all.length; index += 1) {
        const { unicodes, advanceWidth, path } = all.get(index)
        for (const unicode of unicodes) {
          glyphs.set(String.fromCodePoint(unicode), [advanceWidth, outlineOf(path.commands)])
        }
      }
    }
    const [latin] = fonts
    if (latin === undefined) throw new Error('the package has no font')
    const missing = latin.glyphs.get(0)
    const font: FontOutlines = {
      unitsPerEm: latin.unitsPerEm,
      missing: [missing.advanceWidth, outlineOf(missing.path.commands)],
      glyphs: Object.fromEntries(glyphs),
    }
    return Promise.resolve(packDataSet({ font }))
  },
}
