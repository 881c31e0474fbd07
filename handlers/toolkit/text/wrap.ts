import stringWidth from 'string-width'
import type { Query } from '#operation'
import { feature } from '#toolkit'
import { linesOf, paragraphsOf } from '#toolkit/lib/text/lines'
import { padded } from '#toolkit/lib/text/text-table'
import { indentationOf, spread, wrapLine } from '#toolkit/lib/text/wrap'

type Options = Query<'rest_text_wrap'>

const joined = (lines: readonly string[]): string =>
  indentationOf(lines[0] ?? '') + lines.map((line) => line.trim()).join(' ')

const wrapped = (paragraph: readonly string[], { mode, width, hard }: Options): string[] => {
  switch (mode) {
    case 'wrap':
      return paragraph.flatMap((line) => wrapLine(line, width, hard))
    case 'unwrap':
      return [joined(paragraph)]
    case 'reflow':
      return wrapLine(joined(paragraph), width, hard)
  }
}

const justified = (lines: readonly string[], { justify, width }: Options): string[] => {
  switch (justify) {
    case 'left':
      return [...lines]
    case 'right':
    case 'center':
      return lines.map((line) => padded(line, width, justify).trimEnd())
    case 'full':
      return lines.map((line, at) => (at === lines.length - 1 ? line : spread(line, width)))
  }
}

export default feature('rest_text_wrap', (options) => {
  const paragraphs = paragraphsOf(linesOf(options.text)).map((paragraph) =>
    justified(wrapped(paragraph, options), options),
  )
  const lines = paragraphs.flatMap((paragraph, at) => (at === 0 ? paragraph : ['', ...paragraph]))
  return {
    text: lines.join('\n'),
    lines: lines.length,
    longest: lines.reduce((longest, line) => Math.max(longest, stringWidth(line)), 0),
  }
})
