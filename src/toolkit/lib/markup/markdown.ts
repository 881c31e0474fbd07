import { decodeHTML } from 'entities'
import GithubSlugger from 'github-slugger'
import { Marked, type Token, type Tokens, type TokensList } from 'marked'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'

const TOO_DEEP = 'markdown is nested too deep.'

/** Reads GitHub-flavoured Markdown. Ends the call with 422 where quotes or lists are nested too deep. */
export const lexMarkdown = (markdown: string): TokensList =>
  attempt(() => new Marked({ gfm: true }).lexer(markdown)) ?? unprocessable(TOO_DEEP)

/** What a reader sees of inline mark-up. */
const plainText = (tokens: readonly Token[]): string => tokens.map(plainToken).join('')

const plainToken = (token: Token): string => {
  switch (token.type) {
    case 'html':
      return ''
    case 'br':
      return ' '
    case 'codespan':
    case 'escape':
      return (token as Tokens.Codespan).text
    default: {
      const { tokens, text } = token as Tokens.Generic
      return tokens === undefined ? decodeHTML((text as string | undefined) ?? '') : plainText(tokens)
    }
  }
}

export interface Heading {
  /** 1 for the highest. */
  level: number
  /** Without mark-up. */
  text: string
  /** The anchor that GitHub gives it; repeats get -1, -2 and so on. */
  slug: string
}

/** Gives the headings of one document their slugs; call it in the order of the document. */
const headingReader = (): ((heading: Tokens.Heading) => Heading) => {
  const slugger = new GithubSlugger()
  return ({ depth, tokens }) => {
    // A setext heading may have several lines; GitHub leaves line ends out of anchors.
    const lines = plainText(tokens)
      .trim()
      .replace(/[ \t]*\n[ \t]*/g, '\n')
    return { level: depth, text: lines.replaceAll('\n', ' '), slug: slugger.slug(lines) }
  }
}

/** ATX and setext headings in the order of the document, also those in quotes and lists. */
export const headingsOf = (tokens: TokensList): Heading[] => {
  const read = headingReader()
  const headings: Heading[] = []
  void new Marked().walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(read(token as Tokens.Heading))
  })
  return headings
}

/**
 * Renders GitHub-flavoured Markdown to HTML, which is not safe yet. Ends the call with 422 where it is nested too deep.
 */
export const renderMarkdown = (markdown: string, breaks: boolean, headingIds: boolean): string => {
  const marked = new Marked({ gfm: true, breaks })
  const read = headingReader()
  if (headingIds) {
    marked.use({
      renderer: {
        heading(token) {
          const inline = this.parser.parseInline(token.tokens)
          const { level, slug } = read(token)
          return `<h${level} id="${slug}">${inline}</h${level}>\n`
        },
      },
    })
  }
  return attempt(() => marked.parse(markdown, { async: false })) ?? unprocessable(TOO_DEEP)
}
