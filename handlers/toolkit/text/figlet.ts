import figlet from 'figlet'
import { feature, unprocessable } from '#toolkit'
import { isBlank } from '#toolkit/lib/text/lines'

/** FIGfonts by their authors, as NOTICE names them, laid out by the FIGfont version 2 standard. */
export default feature('rest_text_figlet', ({ text, font, layout, width }) => {
  const drawn = figlet.textSync(text, { font, horizontalLayout: layout, width, whitespaceBreak: true })
  const lines = drawn.split('\n').map((line) => line.trimEnd())
  const first = lines.findIndex((line) => !isBlank(line))
  if (first < 0) unprocessable(`The font ${font} has nothing to draw for this text.`)
  const art = lines.slice(first, lines.findLastIndex((line) => !isBlank(line)) + 1)
  return {
    art: art.join('\n'),
    lines: art.length,
    width: Math.max(...art.map((line) => line.length)),
    font,
  }
})
