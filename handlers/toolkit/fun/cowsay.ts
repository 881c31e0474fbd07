import cowsay from 'cowsay'
import { feature } from '#toolkit'
import { wrapLine } from '#toolkit/lib/text/wrap'

/** What the package takes for the end of a line, and the mark of byte order that it drops. */
const LINE_END = /\r\n?|[\n\u2028\u2029]/
const BYTE_ORDER_MARK = /^\ufeff/

/** Of the private use area. The package would cut the eyes between UTF-16 units, and reads a `$` in them. */
const EYES = ['\ue000', '\ue001'] as const
/** The borders above and below the text. */
const BORDERS = 2

const balloonLines = (text: string, width: number): string[] =>
  text
    .replace(BYTE_ORDER_MARK, '')
    .split(LINE_END)
    .flatMap((line) => wrapLine(line.replace(/[\t ]+/g, ' ').trim(), width, true))

const withEyes = (line: string, eyes: string): string => {
  const [left = '', right = ''] = Array.from(eyes)
  return line.replaceAll(EYES[0], left).replaceAll(EYES[1], right)
}

export default feature('rest_fun_cowsay', ({ text, cow, mode, eyes, width }) => {
  const said = balloonLines(text, width)
  // For an empty text the package reads the words of a command line, `_`.
  const options = {
    text: said.join('\n'),
    _: [''],
    f: cow,
    ...(eyes === undefined ? {} : { e: EYES.join('') }),
  }
  const drawn = cowsay[mode](options)
  const balloonEnd = said.length + BORDERS
  const drawing = drawn
    .split('\n')
    .map((line, at) => (eyes === undefined || at < balloonEnd ? line : withEyes(line, eyes)).trimEnd())
    .join('\n')
    .trimEnd()
  return { cow, mode, lines: drawing.split('\n').length, text: drawing }
})
