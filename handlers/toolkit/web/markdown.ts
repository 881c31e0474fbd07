import type { Document } from 'domhandler'
import { feature, unprocessable } from '#toolkit'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { baseOf, resolverOf } from '#toolkit/lib/web/addresses'
import { articleOf } from '#toolkit/lib/web/article'
import { parseDocument, titleOf } from '#toolkit/lib/web/document'
import { fetchPage, type Page } from '#toolkit/lib/web/page'
import { pageMarkdown } from '#toolkit/lib/web/page-markdown'
import { pageText } from '#toolkit/lib/web/page-text'

const articleIn = (page: Page): Document => {
  const article = articleOf(page)
  const content = parseDocument(article?.content ?? '')
  return pageText(content) === '' ? unprocessable('The page has no readable article.') : content
}

export default feature('rest_web_markdown', async ({ url, article, images }, context) => {
  const page = await fetchPage(url, context)
  const whole = parseDocument(page.html)
  const title = titleOf(whole)
  const resolve = resolverOf(baseOf(whole, page.base))
  const markdown = pageMarkdown(article ? articleIn(page) : whole, resolve, images)
  return { title, finalUrl: page.url, markdown, characters: codePointLength(markdown) }
})
