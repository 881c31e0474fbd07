import { feature } from '#toolkit'
import { htmlToMarkdown } from '#toolkit/lib/markup/html-to-markdown'

export default feature('rest_text_markdown_4', ({ html, bullet, links }) => {
  const markdown = htmlToMarkdown(html, bullet, links === 'inline')
  return { markdown, characters: markdown.length }
})
