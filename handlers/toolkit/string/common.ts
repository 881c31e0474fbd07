import { feature } from '#toolkit'
import { longestCommonSubstring, placesOf } from '#toolkit/lib/diff/common-substring'
import { longestCommonSubsequence } from '#toolkit/lib/diff/edit-distance'
import { codePointsOf } from '#toolkit/lib/text/text-units'

const commonPrefix = (a: readonly string[], b: readonly string[]): string[] => {
  const end = a.findIndex((character, index) => character !== b[index])
  return a.slice(0, end < 0 ? a.length : end)
}

export default feature('rest_string_common', ({ a, b, ignoreCase }) => {
  const inA = codePointsOf(a, ignoreCase)
  const inB = codePointsOf(b, ignoreCase)
  const { indexA, indexB, length } = longestCommonSubstring(
    inA,
    placesOf(inB),
    { from: 0, to: inA.length },
    { from: 0, to: inB.length },
  )
  const subsequence = longestCommonSubsequence(inA, inB)
  const value = length === 0 ? '' : inA.slice(indexA, indexA + length).join('')
  return {
    substring: { value, length, indexA, indexB },
    subsequence: { value: subsequence.join(''), length: subsequence.length },
    prefix: commonPrefix(inA, inB).join(''),
    suffix: commonPrefix(inA.toReversed(), inB.toReversed()).reverse().join(''),
  }
})
