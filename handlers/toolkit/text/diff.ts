import { feature } from '#toolkit'
import { endedLines, unifiedDiff } from '#toolkit/lib/diff/unified-diff'

export default feature('rest_text_diff', ({ a, b, context, ignoreWhitespace, ignoreCase }) => {
  const keyOf = (line: string): string => {
    const shape = ignoreWhitespace ? line.trim() : line
    return ignoreCase ? shape.toLowerCase() : shape
  }
  const diff = unifiedDiff(a, b, context, keyOf)
  const lines = endedLines(a).length + endedLines(b).length
  const similarity = lines === 0 ? 1 : Math.round((diff.unchanged * 20_000) / lines) / 10_000
  return { equal: diff.hunks.length === 0, ...diff, similarity }
})
