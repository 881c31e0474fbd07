import { feature, unprocessable } from '#toolkit'
import { minifyCss } from '#toolkit/lib/code/css-minify'
import { inWords } from '#toolkit/lib/text/line-column'
import { savings } from '#toolkit/lib/code/savings'

export default feature('rest_dev_minify_2', ({ code, restructure, comments }) => {
  const minified = minifyCss(code, { restructure, comments })
  if ('unreadableAt' in minified) {
    unprocessable(`code is not a style sheet: ${inWords(minified.unreadableAt)}: no rule can be read.`)
  }
  return { code: minified.css, ...savings(code, minified.css) }
})
