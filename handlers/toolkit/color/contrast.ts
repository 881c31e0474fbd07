import { feature } from '#toolkit'
import { apcaContrast, contrastRatio } from '#toolkit/lib/color/contrast'
import { readColor } from '#toolkit/lib/color/css-color'
import { alphaOf, eightBit, hexOfChannels, mapToSrgb, type Channels } from '#toolkit/lib/color/srgb'
import type { Color } from '#toolkit/lib/color/spaces'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const PAPER: Channels = { r: 1, g: 1, b: 1 }

/** Simple alpha compositing of gamma-encoded channels. */
const laidOver = (color: Color, below: Channels): Channels => {
  const alpha = alphaOf(color)
  const { r, g, b } = mapToSrgb(color)
  const over = (top: number, bottom: number): number => top * alpha + bottom * (1 - alpha)
  return { r: over(r, below.r), g: over(g, below.g), b: over(b, below.b) }
}

export default feature('rest_color_contrast', ({ foreground, background }) => {
  const ground = laidOver(readColor('background', background), PAPER)
  const ink = laidOver(readColor('foreground', foreground), ground)
  const [text, behind] = [eightBit(ink), eightBit(ground)]
  const ratio = contrastRatio(text, behind)
  const { lc, polarity } = apcaContrast(text, behind)
  const strength = Math.abs(lc)
  return {
    foreground: hexOfChannels(text),
    background: hexOfChannels(behind),
    ratio: roundHalfAway(ratio, 2),
    wcag: {
      aaNormal: ratio >= 4.5,
      aaLarge: ratio >= 3,
      aaaNormal: ratio >= 7,
      aaaLarge: ratio >= 4.5,
      nonText: ratio >= 3,
    },
    apca: {
      lc: roundHalfAway(lc, 2),
      polarity,
      body: strength >= 75,
      content: strength >= 60,
      headline: strength >= 45,
    },
  }
})
