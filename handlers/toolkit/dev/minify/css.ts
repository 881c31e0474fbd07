import { feature, unprocessable } from '#toolkit'
import { minifyCss } from '#toolkit/lib/css-minify'
import { inWords } from '#toolkit/lib/line-column'
import { savings } from '#toolkit/lib/savings'

export default feature('rest_dev_minify_2', ({ code, restructure, comments }) => {
  const minified = minifyCss(code, { restructure, comments })
  if ('unreadableAt' in minified) {
    unprocessable(`code is no style sheet: ${inWords(minified.unreadableAt)}: no rule can be read.`)
  }
  return { code: minified.css, ...savings(code, minified.css) }
})
