import sharp from 'sharp'
import { feature, unprocessable } from '#toolkit'
import { contrastRatio } from '#toolkit/lib/color/contrast'
import { channelsOfHex } from '#toolkit/lib/color/srgb'
import { drawCard, layoutOf } from '#toolkit/lib/quotes/card'

const WHITE = '#ffffff'
const BLACK = '#000000'

const readableOn = (background: string): string => {
  const contrast = (color: string): number => contrastRatio(channelsOfHex(color), channelsOfHex(background))
  return contrast(WHITE) >= contrast(BLACK) ? WHITE : BLACK
}

/** On one line, without the characters that XML does not allow or that draw nothing. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()

export default feature('rest_quotes_card', async (query) => {
  const { width, height, background, format } = query
  const text = plain(query.text)
  if (text === '') unprocessable('text has nothing to draw.')
  const color = query.color ?? readableOn(background)
  const card = { text, author: plain(query.author ?? ''), width, height, background, color }
  const layout = layoutOf(card) ?? unprocessable(`The quote does not fit on ${width} x ${height} pixels.`)
  const svg = Buffer.from(drawCard(card, layout), 'utf8')
  const file = format === 'svg' ? svg : await sharp(svg).removeAlpha().png().toBuffer()
  const mime = format === 'svg' ? ('image/svg+xml' as const) : ('image/png' as const)
  return {
    mime,
    width,
    height,
    bytes: file.length,
    dataUri: `data:${mime};base64,${file.toString('base64')}`,
    lines: layout.lines.length,
    fontSize: layout.fontSize,
    color,
  }
})
