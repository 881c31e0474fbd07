import { format } from 'prettier'
import { feature, unprocessable } from '#toolkit'
import { linesOf, type Place } from '#toolkit/lib/text/line-column'
import { markdownDepth } from '#toolkit/lib/markup/markdown-depth'
import { firstLine, parsingLater, type Complaint } from '#toolkit/lib/common/parsing'
import type { Query } from '#operation'

type Language = Query<'rest_dev_format'>['language']

const parsers: Readonly<Record<Language, string>> = {
  javascript: 'babel',
  jsx: 'babel',
  typescript: 'typescript',
  tsx: 'typescript',
  json: 'json',
  json5: 'json5',
  css: 'css',
  scss: 'scss',
  less: 'less',
  html: 'html',
  vue: 'vue',
  markdown: 'markdown',
  yaml: 'yaml',
}

/** All of the formatter's parsers put the place behind the message, and repeat it in a property. */
const explain = (error: Error & { loc?: { start?: Place } }): Complaint => ({
  message: firstLine(error.message)
    .replace(/ \(\d+:\d+\)$/, '')
    .replace(/^CssSyntaxError: /, ''),
  place: error.loc?.start,
})

/** The formatter recurses for each level of Markdown, and reads each line once per level. */
const DEEPEST = 200
const MOST_READINGS = 150_000

const refuseDepth = (markdown: string): void => {
  const depth = markdownDepth(markdown)
  const lines = linesOf(markdown).length
  if (depth > DEEPEST || depth * lines > MOST_READINGS) {
    unprocessable(`code is nested too deep: ${depth} quotes and lists inside each other, in ${lines} lines.`)
  }
}

export default feature(
  'rest_dev_format',
  async ({ code, language, width, tabWidth, useTabs, semi, singleQuote, trailingComma }) => {
    if (language === 'markdown') refuseDepth(code)
    const formatted = await parsingLater(
      `code is not valid ${language}`,
      () =>
        format(code, {
          parser: parsers[language],
          printWidth: width,
          tabWidth,
          useTabs,
          semi,
          singleQuote,
          trailingComma,
        }),
      explain,
    )
    return { language, code: formatted, changed: formatted !== code, lines: linesOf(formatted).length }
  },
)
