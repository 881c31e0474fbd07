import { feature, invalidParameter } from '#toolkit'
import { poemsOf, type PoemSearch } from '#toolkit/upstreams/books/poetrydb'

const compare = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

const searchOf = (author: string | undefined, title: string | undefined): PoemSearch => {
  if (author !== undefined) return title === undefined ? { author } : { author, title }
  return title === undefined ? invalidParameter('author', 'is required, unless title is given') : { title }
}

/** Runs of lines that are not empty. */
const countStanzas = (lines: readonly string[]): number =>
  lines.filter((line, index) => line !== '' && (lines[index - 1] ?? '') === '').length

export default feature('rest_poetry_poems', async ({ author, title, limit }, context) => {
  if (author?.trim() === '') invalidParameter('author', 'must not be blank')
  if (title?.trim() === '') invalidParameter('title', 'must not be blank')
  const poems = await poemsOf(context, searchOf(author, title))
  const items = poems
    .toSorted((a, b) => compare(a.author, b.author) || compare(a.title, b.title))
    .slice(0, limit)
    .map((poem) => ({
      title: poem.title,
      author: poem.author,
      lineCount: poem.linecount,
      stanzas: countStanzas(poem.lines),
      lines: poem.lines,
    }))
  return { total: poems.length, count: items.length, items }
})
