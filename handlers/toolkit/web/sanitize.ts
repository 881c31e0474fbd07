import { feature } from '#toolkit'
import { cleanHtml } from '#toolkit/lib/markup/clean-html'
import { codePointLength } from '#toolkit/lib/text/code-points'

export default feature('rest_web_sanitize', ({ html: source, profile }) => {
  const { html, removedTags } = cleanHtml(source, profile)
  return { html, changed: html !== source, removedTags, length: codePointLength(html) }
})
