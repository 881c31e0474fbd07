import { describe, expect, it } from 'vitest'
import { diffItems } from '#toolkit/lib/diff/myers-diff'
import { mergeThreeWays } from '#toolkit/lib/diff/three-way-merge'
import { unifiedDiff } from '#toolkit/lib/diff/unified-diff'
import { applyPatch, parsePatch } from '#toolkit/lib/diff/unified-patch'

/** The length of a longest common subsequence by the table of Wagner and Fischer. */
const common = (a: readonly string[], b: readonly string[]): number => {
  let row = new Array<number>(b.length + 1).fill(0)
  for (const item of a) {
    const next = [0]
    b.forEach((other, at) => {
      next.push(item === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    })
    row = next
  }
  return row.at(-1) ?? 0
}

/** The linear congruential generator of ISO C's example. */
const randomTexts = (count: number): string[] => {
  let state = 1
  const random = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: random(14) }, () => 'ab\r\n'[random(4)]).join(''),
  )
}

const TEXTS = randomTexts(60)
const PAIRS = TEXTS.slice(1).map((text, at) => [TEXTS[at] ?? '', text] as const)

describe('diffItems', () => {
  it.each(PAIRS)('is a shortest script from %j to %j', (oldText, newText) => {
    const [a, b] = [oldText.split(''), newText.split('')]
    const edits = diffItems(a, b)
    const kept = edits.filter(({ operation }) => operation === 'equal')
    expect(kept).toHaveLength(common(a, b))
    expect(kept.every((edit) => a[edit.old] === b[edit.new])).toBe(true)
    expect(edits.filter(({ operation }) => operation !== 'insert').map(({ old }) => old)).toEqual([
      ...a.keys(),
    ])
    expect(edits.filter(({ operation }) => operation !== 'delete').map((edit) => edit.new)).toEqual([
      ...b.keys(),
    ])
  })

  it('deletes before it inserts', () => {
    expect(diffItems(['a', 'x', 'b'], ['a', 'y', 'b']).map(({ operation }) => operation)).toEqual([
      'equal',
      'delete',
      'insert',
      'equal',
    ])
  })
})

describe('patches', () => {
  it.each(PAIRS)('turn %j into %j and back', (oldText, newText) => {
    const { patch } = unifiedDiff(oldText, newText, 1, (line) => line)
    if (oldText === newText) expect(patch).toBe('')
    else {
      expect(applyPatch(oldText, parsePatch(patch, false), 0)).toBe(newText)
      expect(applyPatch(newText, parsePatch(patch, true), 0)).toBe(oldText)
    }
  })
})

describe('mergeThreeWays', () => {
  it.each(PAIRS)('takes the only change, from %j to %j', (oldText, newText) => {
    const [base, changed] = [oldText.split(''), newText.split('')]
    for (const regions of [
      mergeThreeWays(base, changed, base),
      mergeThreeWays(base, base, changed),
      mergeThreeWays(base, changed, changed),
    ]) {
      expect(regions.flatMap((region) => (region.clean ? region.lines : ['conflict'])).join('')).toBe(newText)
    }
  })
})
