import type { Query } from '#operation'
import { feature } from '#toolkit'
import { firstOf } from '#toolkit/lib/common/first-of'
import { linesOf } from '#toolkit/lib/text/lines'

const MARKS = { comma: ',', semicolon: ';', tab: '\t', space: ' ' } as const

const itemsOf = (text: string, separator: Query<'rest_text_sets'>['separator']): string[] =>
  (separator === 'line' ? linesOf(text) : text.split(MARKS[separator]))
    .map((item) => item.trim())
    .filter((item) => item !== '')

export default feature('rest_text_sets', ({ a, b, separator, ignoreCase }) => {
  const keyOf = (item: string): string => (ignoreCase ? item.toLowerCase() : item)
  const [left, right] = [a, b].map((text) => firstOf(itemsOf(text, separator), keyOf)) as [string[], string[]]
  const [inLeft, inRight] = [new Set(left.map(keyOf)), new Set(right.map(keyOf))]
  const union = firstOf([...left, ...right], keyOf)
  const intersection = left.filter((item) => inRight.has(keyOf(item)))
  const onlyA = left.filter((item) => !inRight.has(keyOf(item)))
  const onlyB = right.filter((item) => !inLeft.has(keyOf(item)))
  return {
    union,
    intersection,
    onlyA,
    onlyB,
    symmetric: [...onlyA, ...onlyB],
    counts: {
      a: left.length,
      b: right.length,
      union: union.length,
      intersection: intersection.length,
      onlyA: onlyA.length,
      onlyB: onlyB.length,
    },
    jaccard: union.length === 0 ? 1 : Math.round((intersection.length / union.length) * 10_000) / 10_000,
    equal: onlyA.length === 0 && onlyB.length === 0,
    aInB: onlyA.length === 0,
    bInA: onlyB.length === 0,
  }
})
