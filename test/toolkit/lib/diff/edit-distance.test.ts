import { describe, expect, it } from 'vitest'
import {
  damerauLevenshtein,
  editScript,
  indel,
  levenshtein,
  longestCommonSubsequence,
  optimalStringAlignment,
} from '#toolkit/lib/diff/edit-distance'

/** All texts of up to four letters of two. */
const TEXTS = ['', 'a', 'b'].flatMap((one) =>
  ['', 'a', 'b'].flatMap((two) => ['', 'aa', 'ab', 'ba', 'bb'].map((rest) => [...one, ...two, ...rest])),
)
const PAIRS = TEXTS.flatMap((a) => TEXTS.map((b) => [a, b] as const))

/** The definition, without a table. */
const byDefinition = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 || b.length === 0) return a.length + b.length
  const [headA, ...restA] = a
  const [headB, ...restB] = b
  if (headA === headB) return byDefinition(restA, restB)
  return 1 + Math.min(byDefinition(restA, b), byDefinition(a, restB), byDefinition(restA, restB))
}

const applied = (a: readonly string[], script: ReturnType<typeof editScript>): string[] => {
  const result = [...a]
  for (const { op, index, to } of [...script].reverse()) {
    result.splice(index, op === 'insert' ? 0 : 1, ...(op === 'delete' ? [] : [to]))
  }
  return result
}

describe('edit distances of all short texts', () => {
  it('are what the definition says', () => {
    for (const [a, b] of PAIRS) expect(levenshtein(a, b)).toBe(byDefinition(a, b))
  })

  it('come with a script of that length which turns one text into the other', () => {
    for (const [a, b] of PAIRS) {
      const script = editScript(a, b)
      expect(script).toHaveLength(levenshtein(a, b))
      expect(applied(a, script)).toEqual(b)
    }
  })

  it('are in order: swaps can only help', () => {
    for (const [a, b] of PAIRS) {
      expect(damerauLevenshtein(a, b)).toBeLessThanOrEqual(optimalStringAlignment(a, b))
      expect(optimalStringAlignment(a, b)).toBeLessThanOrEqual(levenshtein(a, b))
      expect(levenshtein(a, b)).toBeLessThanOrEqual(indel(a, b))
    }
  })

  it('leave a common subsequence where nothing is edited', () => {
    for (const [a, b] of PAIRS) {
      expect(2 * longestCommonSubsequence(a, b).length).toBe(a.length + b.length - indel(a, b))
    }
  })
})
