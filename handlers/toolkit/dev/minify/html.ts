import { minify } from 'html-minifier-terser'
import { feature, unprocessable } from '#toolkit'
import { minifyCss, minifyDeclarations } from '#toolkit/lib/code/css-minify'
import { htmlDepth } from '#toolkit/lib/markup/html-depth'
import { firstLine, parsingLater } from '#toolkit/lib/common/parsing'
import { savings } from '#toolkit/lib/code/savings'

/** CSS by its place: in a style attribute, a media attribute or a style element. */
const minifyInlineCss = (css: string, where?: string): string => {
  switch (where) {
    case 'inline':
      return minifyDeclarations(css)
    case 'media':
      return css.replace(/\s+/g, ' ')
    default: {
      const minified = minifyCss(css, { restructure: true, comments: true })
      return 'css' in minified ? minified.css : css
    }
  }
}

/** The minifier's time grows with the square of the depth; browsers stop at 512 elements. */
const DEEPEST = 1000

/**
 * Where templates have left their marks, the minifier has a second library look at style sheets, and that one would
 * read imported files from this machine. It doesn't know this spelling.
 */
const withoutImports = (code: string): string => code.replace(/@(?=import)/gi, '@\ue000\ue001')
const withImports = (code: string): string => code.replaceAll('\ue000\ue001', '')

export default feature(
  'rest_dev_minify_3',
  async ({ code, removeComments, inlineCss, inlineJs, removeOptionalTags }) => {
    if (htmlDepth(code, true) > DEEPEST) unprocessable(`code is nested deeper than ${DEEPEST} elements.`)
    const masked = await parsingLater(
      'code is not valid HTML',
      () =>
        minify(withoutImports(code), {
          collapseWhitespace: true,
          removeComments,
          removeOptionalTags,
          minifyJS: inlineJs,
          minifyCSS: inlineCss
            ? (css, where) => Promise.resolve(withoutImports(minifyInlineCss(withImports(css), where)))
            : false,
        }),
      ({ message }) => ({
        message: firstLine(message.replace(/^Parse Error: ([^]*)/, 'nothing can be read from $1')).slice(
          0,
          200,
        ),
      }),
    )
    const minified = withImports(masked)
    return { code: minified, ...savings(code, minified) }
  },
)
