import { load } from 'cheerio'
import type { Document } from 'domhandler'
import { htmlToMarkdown } from '../markup/html-to-markdown.js'
import type { Resolve } from './addresses.js'
import { attributeOf, elementsIn } from './document.js'

/**
 * The body of a page as GitHub-flavoured Markdown, with absolute addresses; the caption of a table comes before it as a
 * paragraph, since Markdown's tables have none. Changes the document.
 * @throws FeatureError 422 for elements nested deeper than 200
 */
export const pageMarkdown = (document: Document, resolve: Resolve, hasImages: boolean): string => {
  for (const element of elementsIn(document)) {
    for (const name of ['href', 'src']) {
      const address = attributeOf(element, name)
      if (address !== null) element.attribs[name] = resolve(address.trim())
    }
  }
  const $ = load(document)
  $(hasImages ? 'template' : 'template, img').remove()
  for (const caption of $('table > caption').toArray()) {
    const paragraph = $('<p></p>').append($(caption).contents())
    $(caption).closest('table').before(paragraph)
    $(caption).remove()
  }
  return htmlToMarkdown($('body').html() ?? '', '-', true, '---')
}
