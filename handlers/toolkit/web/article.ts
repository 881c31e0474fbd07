import { feature, unprocessable } from '#toolkit'
import { cleanHtml } from '#toolkit/lib/markup/clean-html'
import { articleOf } from '#toolkit/lib/web/article'
import { parseDocument } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'
import { pageText } from '#toolkit/lib/web/page-text'

const WORDS_A_MINUTE = 200

export default feature('rest_web_article', async (query, context) => {
  const article = articleOf(await readPage(query, context))
  const text = article === null ? '' : pageText(parseDocument(article.content))
  if (article === null || text === '') return unprocessable('the page has no article.')
  const { content, ...known } = article
  const wordCount = text.match(/\S+/g)?.length ?? 0
  return {
    ...known,
    text,
    html: cleanHtml(content, 'relaxed').html,
    wordCount,
    readingMinutes: Math.max(1, Math.ceil(wordCount / WORDS_A_MINUTE)),
  }
})
