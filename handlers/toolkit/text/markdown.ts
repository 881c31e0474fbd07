import { feature } from '#toolkit'
import { renderMarkdown } from '#toolkit/lib/markup/markdown'
import { attributesIn, safeHtml, textOfHtml } from '#toolkit/lib/markup/safe-html'

/** CommonMark 0.31 with the extensions of GitHub Flavored Markdown. */
export default feature('rest_text_markdown', ({ markdown, breaks, headingIds }) => {
  const html = safeHtml(renderMarkdown(markdown, breaks, headingIds))
  return {
    html,
    text: textOfHtml(html),
    headings: html.match(/<h[1-6]\b/g)?.length ?? 0,
    links: attributesIn(html, 'a', 'href'),
    images: attributesIn(html, 'img', 'src'),
  }
})
