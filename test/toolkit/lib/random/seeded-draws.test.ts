import { describe, expect, test } from 'vitest'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

describe('seeded draws', () => {
  // Expected values: int.from_bytes(hashlib.sha256(b'demo#0').digest()[:6], 'big') / 2**48 in Python, and so on.
  test('are hashes of the seed and their number', () => {
    const draws = seededDraws('demo')
    expect([draws.next(), draws.next(), draws.next()]).toEqual([
      0.6055109516658952, 0.147875331737211, 0.6783684127259377,
    ])
  })

  test('pick evenly by the next draw, with any seed in UTF-8', () => {
    const draws = seededDraws('résumé')
    expect([100, 100, 100, 100, 100].map((bound) => draws.below(bound))).toEqual([75, 93, 37, 93, 70])
    expect(seededDraws('demo').pick(['a', 'b', 'c'])).toBe('b')
  })

  // The same in Python: for i in 4, 3, 2, 1 the items i and floor(u * (i + 1)) are swapped.
  test('shuffle a copy from its end', () => {
    const list = ['1', '2', '3', '4', '5']
    expect(seededDraws('demo').shuffle(list)).toEqual(['2', '5', '3', '1', '4'])
    expect(list).toEqual(['1', '2', '3', '4', '5'])
    expect(seededDraws('demo').shuffle([])).toEqual([])
  })

  test('have a seed of 16 hex digits where none is given, which repeats them', () => {
    const draws = seededDraws(undefined)
    expect(draws.seed).toMatch(/^[0-9a-f]{16}$/)
    expect(seededDraws(draws.seed).next()).toBe(draws.next())
  })
})
