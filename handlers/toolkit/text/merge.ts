import type { Query } from '#operation'
import { feature } from '#toolkit'
import { linesOf } from '#toolkit/lib/text/lines'
import { mergeThreeWays } from '#toolkit/lib/diff/three-way-merge'

const settled = (
  mine: readonly string[],
  theirs: readonly string[],
  favor: Query<'rest_text_merge'>['favor'],
): readonly string[] => {
  switch (favor) {
    case 'none':
      return ['<<<<<<< mine', ...mine, '=======', ...theirs, '>>>>>>> theirs']
    case 'mine':
      return mine
    case 'theirs':
      return theirs
    case 'union':
      return [...mine, ...theirs]
  }
}

export default feature('rest_text_merge', ({ base, mine, theirs, favor }) => {
  const regions = mergeThreeWays(linesOf(base), linesOf(mine), linesOf(theirs))
  const conflicts = regions.filter(({ clean }) => !clean).length
  const lines = regions.flatMap((region) =>
    region.clean ? region.lines : settled(region.mine, region.theirs, favor),
  )
  return { text: lines.join('\n'), conflicts, clean: conflicts === 0 }
})
