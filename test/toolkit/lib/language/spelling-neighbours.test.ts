import { describe, expect, it } from 'vitest'
import { neighbourSearch } from '#toolkit/lib/language/spelling-neighbours'

describe('words near one', () => {
  const hasNeighbour = neighbourSearch(['receive', 'Nation', 'success'], [['shun', 'tion']])

  it.each([
    ['recieve', true, 'two letters swapped'],
    ['rceeve', true, 'two letters missing'],
    ['rcee', false, 'three letters missing'],
    ['nashun', true, 'a common slip'],
    ['nazhun', false, 'no common slip, and three edits'],
    ['suces', true, 'two double letters that are single'],
    ['suuces', true, 'a double letter too many, and two too few'],
    ['xqzzv', false, 'nothing like it'],
    ['x'.repeat(21), true, 'too long to be searched for here'],
  ])('%s: %s, %s', (word, expected) => expect(hasNeighbour(word)).toBe(expected))
})
