import { luminanceOf, type Channels } from './srgb.js'

/** Contrast ratio of WCAG 2, 1 to 21, whichever of the two is lighter. */
export const contrastRatio = (one: Channels, other: Channels): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** APCA 0.0.98G-4g: where black is clipped softly, and below which the two count as equal. */
const BLACK_THRESHOLD = 0.022
const BLACK_EXPONENT = 1.414
const LEAST_DIFFERENCE = 0.0005
const SCALE = 1.14
const LOW_CLIP = 0.1
const OFFSET = 0.027

const screenLuminance = ({ r, g, b }: Channels): number => {
  const y = 0.2126729 * Math.pow(r, 2.4) + 0.7151522 * Math.pow(g, 2.4) + 0.072175 * Math.pow(b, 2.4)
  return y < BLACK_THRESHOLD ? y + Math.pow(BLACK_THRESHOLD - y, BLACK_EXPONENT) : y
}

/** Lightness contrast of APCA 0.0.98G-4g: `lc` is above 0 for dark text on light, below 0 for light on dark. */
export const apcaContrast = (
  text: Channels,
  background: Channels,
): { lc: number; polarity: 'darkOnLight' | 'lightOnDark' } => {
  const [ofText, ofBackground] = [screenLuminance(text), screenLuminance(background)]
  const isDarkOnLight = ofBackground >= ofText
  const polarity = isDarkOnLight ? 'darkOnLight' : 'lightOnDark'
  if (Math.abs(ofText - ofBackground) < LEAST_DIFFERENCE) return { lc: 0, polarity }
  const contrast = isDarkOnLight
    ? (Math.pow(ofBackground, 0.56) - Math.pow(ofText, 0.57)) * SCALE
    : (Math.pow(ofBackground, 0.65) - Math.pow(ofText, 0.62)) * SCALE
  if (Math.abs(contrast) < LOW_CLIP) return { lc: 0, polarity }
  return { lc: (contrast - Math.sign(contrast) * OFFSET) * 100, polarity }
}
