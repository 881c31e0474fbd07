/** Text as paths of Noto Serif, so that a picture looks the same on a machine without fonts. */
import type { FontGlyph, FontOutlines } from '../../data/noto-serif-set.js'
import { readDataSet } from '../../data/read.js'

export interface TextLine {
  text: string
  /** The middle of the line and its baseline, pixels. */
  centre: number
  baseline: number
  /** Pixels for an em. */
  size: number
  /** A longer line is made narrower until it fits, pixels. */
  longest: number
}

const decimals = (value: number): string => String(Math.round(value * 1000) / 1000)

const font = (): FontOutlines => readDataSet<FontOutlines>('noto-serif', 'font')

/** An SVG group with a path for each character, in the colour of what it is put in; blanks have none. */
export const outlinedLine = ({ text, centre, baseline, size, longest }: TextLine): string => {
  const { unitsPerEm, missing, glyphs } = font()
  const drawn = Array.from(text, (character): FontGlyph => glyphs[character] ?? missing)
  const advance = drawn.reduce((sum, [width]) => sum + width, 0)
  const scale = size / unitsPerEm
  const width = Math.min(advance * scale, longest)
  const across = advance === 0 ? scale : width / advance
  let x = 0
  const paths = drawn.map(([glyphWidth, outline]) => {
    const place = x
    x += glyphWidth
    return outline === '' ? '' : `<path transform="translate(${place})" d="${outline}"/>`
  })
  const transform = `matrix(${across.toFixed(6)} 0 0 ${scale.toFixed(6)} ${decimals(centre - width / 2)} ${decimals(baseline)})`
  return `<g transform="${transform}">${paths.join('')}</g>`
}
