import { minify, type CompressOptions } from 'terser'
import { feature } from '#toolkit'
import { parsingLater } from '#toolkit/lib/common/parsing'
import { savings } from '#toolkit/lib/code/savings'

/** Licences and what the author wants kept; the asterisk is the second one of a documentation comment. */
const KEPT_COMMENTS = /@license|@preserve|^\*?!/i

const optimisations = (compress: boolean, dropConsole: boolean): CompressOptions | false => {
  if (compress) return { drop_console: dropConsole }
  return dropConsole ? { defaults: false, drop_console: true } : false
}

export default feature('rest_dev_minify', async ({ code, mangle, compress, module, dropConsole }) => {
  const { code: minified } = await parsingLater(
    'code is not valid JavaScript',
    () =>
      minify(code, {
        mangle,
        module,
        compress: optimisations(compress, dropConsole),
        format: { comments: KEPT_COMMENTS },
      }),
    (error: Error & { line?: number; col?: number }) => ({
      message: error.message,
      place:
        error.line === undefined || error.col === undefined
          ? undefined
          : { line: error.line, column: error.col + 1 },
    }),
  )
  if (minified === undefined) throw new Error('The minifier returned no code')
  return { code: minified, ...savings(code, minified) }
})
