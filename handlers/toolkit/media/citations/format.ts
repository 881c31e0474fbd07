import { escapeText } from 'entities'
import { feature, invalidParameter } from '#toolkit'
import { citation, inTextCitation, type Author } from '#toolkit/lib/media/citation-styles'

const trimmed = (text: string | undefined): string | undefined => {
  const value = text?.trim() ?? ''
  return value === '' ? undefined : value
}

const orNull = (text = ''): string | null => (text === '' ? null : text)

/** `Family, Given` or `Family, Given, Jr.`; a name without a comma is used as it stands. */
const authorOf = (name: string): Author => {
  const [family = '', given, ...suffix] = name.split(',').map((part) => part.trim())
  return { family, given: orNull(given), suffix: orNull(suffix.join(', ')) }
}

const authorsOf = (text = ''): Author[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(authorOf)

export default feature('rest_media_citations', (query) => {
  const { style, type, year } = query
  const doi = trimmed(query.doi)
  const work = {
    type,
    title: trimmed(query.title) ?? invalidParameter('title', 'must not be empty'),
    authors: authorsOf(query.authors),
    year,
    container: trimmed(query.container),
    publisher: trimmed(query.publisher),
    volume: trimmed(query.volume),
    issue: trimmed(query.issue),
    pages: trimmed(query.pages)?.replaceAll('-', '–'),
    link: doi === undefined ? trimmed(query.url) : `https://doi.org/${doi}`,
  }
  const pieces = citation(style, work)
  return {
    style,
    text: pieces.map(({ text }) => text).join(''),
    html: pieces
      .map(({ text, italic = false }) => (italic ? `<i>${escapeText(text)}</i>` : escapeText(text)))
      .join(''),
    inText: inTextCitation(style, work),
  }
})
