import { feature, invalidParameter } from '#toolkit'
import { headingsOf, lexMarkdown } from '#toolkit/lib/markup/markdown'

export default feature('rest_text_markdown_2', ({ markdown, minLevel, maxLevel, ordered }) => {
  if (minLevel > maxLevel) invalidParameter('minLevel', 'must not be greater than maxLevel')
  const headings = headingsOf(lexMarkdown(markdown)).filter(
    ({ level }) => level >= minLevel && level <= maxLevel,
  )
  const least = headings.reduce((most, { level }) => Math.min(most, level), maxLevel)
  const toc = headings.map(
    ({ level, text, slug }) =>
      `${'  '.repeat(level - least)}${ordered ? '1.' : '-'} [${text.replace(/[[\]\\]/g, '\\$&')}](#${slug})`,
  )
  return { toc: toc.join('\n'), count: headings.length, headings }
})
