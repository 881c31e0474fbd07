import { expect, it } from 'vitest'
import { threadOf } from '../../../../src/toolkit/lib/posts/thread.js'

const length = (post: string): number => post.length

// A count of the whole text for each word would take minutes.
it('counts few candidates for each post', () => {
  let calls = 0
  const posts = threadOf('a '.repeat(10_000), 20, true, (post) => {
    calls += 1
    return length(post)
  })
  expect(posts).toHaveLength(2500)
  expect(calls).toBeLessThan(20_000)
})

it('numbers a thread whose number needs more digits', () => {
  // 14 characters are room for two words of 6, 12 for one: 18 words are 9 posts, 20 words are 20.
  const words = (count: number): string => Array<string>(count).fill('abcdef').join(' ')
  expect(threadOf(words(18), 20, true, length)).toHaveLength(9)
  expect(threadOf(words(20), 20, true, length)).toHaveLength(20)
})

it('takes at least one cluster, also where none fits', () => {
  expect(threadOf('日本語', 1, false, (post) => 2 * post.length)).toEqual(['日', '本', '語'])
})
