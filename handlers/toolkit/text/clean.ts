import { decodeHTML } from 'entities'
import sanitizeHtml from 'sanitize-html'
import type { Query } from '#operation'
import { feature } from '#toolkit'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { withoutEmoji } from '#toolkit/lib/text/emoji'
import { isBlank, linesOf } from '#toolkit/lib/text/lines'

/** What a reader does not see, or takes for a plain space or line end; TAB, LF and CR are the only controls that stay. */
const UNSEEN =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]|(?![\t\n\r])\p{Cc}|[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|[\u2028\u2029]/gu

const seenFor = (character: string): string => {
  if (/[\u2028\u2029]/.test(character)) return '\n'
  return /\p{Zs}/u.test(character) ? ' ' : ''
}

/** Script and style go with their content. The sanitizer gives its text escaped. */
const withoutHtml = (text: string): string =>
  decodeHTML(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, nonTextTags: ['script', 'style'] }))

const withBlankLines = (
  lines: readonly string[],
  blankLines: Query<'rest_text_clean'>['blankLines'],
): string[] => {
  switch (blankLines) {
    case 'keep':
      return [...lines]
    case 'remove':
      return lines.filter((line) => !isBlank(line))
    case 'collapse': {
      const last = lines.findLastIndex((line) => !isBlank(line))
      return lines.filter(
        (line, at) => !isBlank(line) || (at < last && at > 0 && !isBlank(lines[at - 1] ?? '')),
      )
    }
  }
}

export default feature('rest_text_clean', (options) => {
  const { text, trim, spaces, blankLines, invisible, html, emoji, lineEnd } = options
  const bare = html ? withoutHtml(text) : text
  const seen = invisible ? bare.replace(UNSEEN, seenFor) : bare
  const unseen = invisible ? (bare.match(UNSEEN)?.length ?? 0) : 0
  const plain = emoji ? withoutEmoji(seen) : seen
  const spaced = spaces ? plain.replace(/[ \t]+/g, ' ') : plain
  const lines = linesOf(spaced).map((line) => (trim ? line.trim() : line))
  const answer = withBlankLines(lines, blankLines)
  return {
    text: answer.join(lineEnd === 'crlf' ? '\r\n' : '\n'),
    removed: codePointLength(text) - codePointLength(answer.join('\n')),
    invisible: unseen,
    lines: answer.length,
  }
})
