import { feature } from '#toolkit'
import { applyPatch, parsePatch } from '#toolkit/lib/diff/unified-patch'

export default feature('rest_text_patch', ({ text, patch, reverse, fuzz }) => {
  const hunks = parsePatch(patch, reverse)
  const lines = hunks.flatMap((hunk) => hunk.lines)
  return {
    text: applyPatch(text, hunks, fuzz),
    hunks: hunks.length,
    added: lines.filter(({ operation }) => operation === '+').length,
    removed: lines.filter(({ operation }) => operation === '-').length,
  }
})
