import { decodeHTML } from 'entities'
import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'input'],
  allowedAttributes: {
    '*': ['id', 'title', 'align'],
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    input: ['type', 'checked', 'disabled'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  // Of the inputs only those that GFM makes of task lists.
  exclusiveFilter: ({ tag, attribs }) => tag === 'input' && attribs['type'] !== 'checkbox',
  transformTags: {
    input: (tagName, attribs) => ({ tagName, attribs: { ...attribs, disabled: '' } }),
  },
}

/** HTML without scripts, styles, event attributes and addresses of other schemes than http, https and mailto. */
export const safeHtml = (html: string): string => sanitizeHtml(html, OPTIONS)

/** The sanitizer escapes every > in attributes, so that this is a whole tag. */
const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g

const PARTED = new Set(
  `p h1 h2 h3 h4 h5 h6 pre blockquote ul ol dl menu table hr div section article figure address aside footer header
  hgroup main nav`.split(/\s+/),
)
/** Each of these begins a line; what comes behind them begins one too, or is the end of their list or table. */
const LINES = new Set('li dd dt tr caption figcaption'.split(' '))

/**
 * The text of HTML that safeHtml has made: paragraphs, headings, lists and tables apart by a blank line, other blocks
 * on lines of their own, the cells of a row by tabs, entities decoded.
 */
export const textOfHtml = (html: string): string => {
  const laid = html
    .replace(/(<\/?(?:ul|ol|li|table|thead|tbody|tr|t[hd]|blockquote)\b[^>]*>)\n+/g, '$1')
    .replace(/\n+(<\/(?:ul|ol|li|table|thead|tbody|tr|blockquote)>)/g, '$1')
    .replace(TAG, (_tag, closing: string, name: string) => {
      if (PARTED.has(name)) return '\n\n'
      if (name === 'br' || (LINES.has(name) && closing === '')) return '\n'
      return (name === 'td' || name === 'th') && closing === '/' ? '\t' : ''
    })
  return decodeHTML(laid)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The values of an attribute in the order of the document, of HTML that safeHtml has made. */
export const attributesIn = (html: string, tag: string, attribute: string): string[] =>
  Array.from(html.matchAll(new RegExp(`<${tag} [^>]*?\\b${attribute}="([^"]*)"`, 'g')), ([, value = '']) =>
    decodeHTML(value),
  )
