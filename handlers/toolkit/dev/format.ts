import { format } from 'prettier'
import { feature } from '#toolkit'
import { linesOf, type Place } from '#toolkit/lib/line-column'
import { firstLine, parsingLater, type Complaint } from '#toolkit/lib/parsing'
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

export default feature(
  'rest_dev_format',
  async ({ code, language, width, tabWidth, useTabs, semi, singleQuote, trailingComma }) => {
    const formatted = await parsingLater(
      `code is no valid ${language}`,
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
