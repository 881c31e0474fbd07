import { feature, unprocessable } from '#toolkit'
import {
  damerauLevenshtein,
  editScript,
  hamming,
  indel,
  levenshtein,
  optimalStringAlignment,
} from '#toolkit/lib/diff/edit-distance'
import { codePointsOf } from '#toolkit/lib/text/text-units'
import type { Query } from '#operation'

type Metric = Query<'rest_string_distance'>['metric']
type Distance = (a: readonly string[], b: readonly string[]) => number

const distances: Readonly<Record<Metric, Distance>> = {
  levenshtein,
  osa: optimalStringAlignment,
  damerau: damerauLevenshtein,
  lcs: indel,
  hamming: (a, b) =>
    a.length === b.length
      ? hamming(a, b)
      : unprocessable(`hamming needs texts of equal length; a has ${a.length} characters, b ${b.length}.`),
}

export default feature('rest_string_distance', ({ a, b, metric, ignoreCase }) => {
  const inA = codePointsOf(a, ignoreCase)
  const inB = codePointsOf(b, ignoreCase)
  const distance = distances[metric](inA, inB)
  const greatest = metric === 'lcs' ? inA.length + inB.length : Math.max(inA.length, inB.length)
  return {
    metric,
    distance,
    normalized: greatest === 0 ? 0 : distance / greatest,
    lengthA: inA.length,
    lengthB: inB.length,
    operations: metric === 'levenshtein' ? editScript(inA, inB) : null,
  }
})
