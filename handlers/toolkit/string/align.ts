import { feature, unprocessable } from '#toolkit'
import { alignGlobally, alignLocally } from '#toolkit/lib/diff/sequence-alignment'
import { codePointsOf } from '#toolkit/lib/text/text-units'

const GAP = '-'

const markOf = (fromA: string | null, fromB: string | null): string => {
  if (fromA === null || fromB === null) return ' '
  return fromA === fromB ? '|' : '.'
}

export default feature('rest_string_align', ({ a, b, mode, match, mismatch, gap }) => {
  if (a.includes(GAP) || b.includes(GAP)) unprocessable('a and b must not contain -, which marks gaps.')
  const align = mode === 'global' ? alignGlobally : alignLocally
  const { score, columns } = align(codePointsOf(a), codePointsOf(b), { match, mismatch, gap })
  const matches = columns.filter(([fromA, fromB]) => fromA === fromB).length
  return {
    mode,
    score,
    alignedA: columns.map(([fromA]) => fromA ?? GAP).join(''),
    alignedB: columns.map(([, fromB]) => fromB ?? GAP).join(''),
    marks: columns.map(([fromA, fromB]) => markOf(fromA, fromB)).join(''),
    identity: columns.length === 0 ? 0 : Math.round((10_000 * matches) / columns.length) / 10_000,
    matches,
    gaps: columns.filter(([fromA, fromB]) => fromA === null || fromB === null).length,
  }
})
