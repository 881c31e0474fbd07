import { feature, unprocessable } from '#toolkit'
import { nearDuplicates } from '#toolkit/lib/language/near-duplicates'

const MOST_ITEMS = 500
const LINE_END = /\r\n|[\n\r]/

/** The paragraphs between lines of nothing but white space. */
const paragraphsOf = (lines: readonly string[]): string[] => {
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.map((paragraph) => paragraph.join('\n'))
}

const itemsOf = (text: string, split: 'line' | 'blank-line'): string[] => {
  const lines = text.split(LINE_END)
  const items = (split === 'line' ? lines : paragraphsOf(lines))
    .map((item) => item.trim())
    .filter((item) => item !== '')
  return items.length > MOST_ITEMS
    ? unprocessable(`text has ${items.length} items; at most ${MOST_ITEMS} are compared.`)
    : items
}

export default feature('rest_aiText_duplicates', ({ text, split, threshold, shingle }) => {
  const items = itemsOf(text, split)
  const clusters = nearDuplicates(items, { size: shingle, threshold }).map(({ representative, members }) => ({
    size: members.length,
    representative: items[representative] ?? '',
    members: members.map(({ index, similarity }) => ({ index, text: items[index] ?? '', similarity })),
  }))
  const duplicates = clusters.reduce((sum, { size }) => sum + size - 1, 0)
  return { items: items.length, clusters, duplicates, unique: items.length - duplicates }
})
