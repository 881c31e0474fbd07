import { feature } from '#toolkit'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { attributeOf, parseDocument } from '#toolkit/lib/web/document'
import { headingsIn, headingText, outlineNumbers, skippedLevels } from '#toolkit/lib/web/headings'
import { readPage } from '#toolkit/lib/web/page'
import type { Data } from '#operation'

type Headings = Data<'rest_web_headings'>
type Issue = Headings['issues'][number]

const LONGEST = 70

/** What is wrong with the headings as a whole. */
const issuesOfAll = (levels: readonly number[]): Issue[] => {
  const mains = levels.flatMap((level, index) => (level === 1 ? [index] : []))
  const [first] = levels
  const [, second] = mains
  const issues: Issue[] = []
  if (mains.length === 0) issues.push({ code: 'no-h1', index: null, message: 'The page has no h1.' })
  if (second !== undefined)
    issues.push({
      code: 'multiple-h1',
      index: second,
      message: `The page has ${mains.length} headings of level 1.`,
    })
  if (first !== undefined && first !== 1)
    issues.push({
      code: 'first-not-h1',
      index: 0,
      message: `The first heading is of level ${first}, not 1.`,
    })
  return issues
}

const issuesOfEach = (items: Headings['items']): Issue[] => {
  const levels = items.map(({ level }) => level)
  const skipped = new Set(skippedLevels(levels))
  return items.flatMap(({ level, text }, index) => {
    const length = codePointLength(text)
    const found: [boolean, Issue['code'], string][] = [
      [
        skipped.has(index),
        'skipped-level',
        `A heading of level ${level} follows one of level ${levels[index - 1]}.`,
      ],
      [length === 0, 'empty', 'The heading has no text.'],
      [length > LONGEST, 'too-long', `The heading has ${length} characters, over ${LONGEST}.`],
    ]
    return found.filter(([applies]) => applies).map(([, code, message]): Issue => ({ code, index, message }))
  })
}

export default feature('rest_web_headings', async (query, context) => {
  const { html } = await readPage(query, context)
  const headings = headingsIn(parseDocument(html))
  const levels = headings.map(({ level }) => level)
  const numbers = outlineNumbers(levels)
  const items = headings.map((heading, index) => ({
    level: heading.level,
    text: headingText(heading),
    id: attributeOf(heading.element, 'id'),
    number: numbers[index] ?? '',
  }))
  const lines = items.map(
    ({ number, text }) => `${'  '.repeat(number.split('.').length - 1)}${number} ${text}`,
  )
  return {
    count: items.length,
    h1: levels.filter((level) => level === 1).length,
    items,
    issues: [...issuesOfAll(levels), ...issuesOfEach(items)],
    outline: lines.join('\n'),
  }
})
