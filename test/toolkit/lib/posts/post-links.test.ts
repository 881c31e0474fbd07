import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { postEntities } from '../../../../src/toolkit/lib/posts/post-entities.js'
import { POST_RULES } from '../../../../src/toolkit/lib/posts/post-length.js'
import { postLinks } from '../../../../src/toolkit/lib/posts/post-links.js'
import { mulberry32 } from '../../../../src/toolkit/lib/random/mulberry32.js'

interface TwitterText {
  extractUrlsWithIndices: (text: string) => { url: string; indices: number[] }[]
  extractEntitiesWithIndices: (text: string) => {
    url?: string
    screenName?: string
    hashtag?: string
    cashtag?: string
    indices: number[]
  }[]
  parseTweet: (text: string) => { weightedLength: number }
}

const reference = createRequire(import.meta.url)('twitter-text') as TwitterText

const PARTS =
  'a|b|com|co|jp|.|.|.|-|_|日|é|/|http://|https://|@|#|$|(|)|?|=| | |xn--a|co.uk|t.co/|x|1|:80|\u200e|\ufeff|中国|삼성|#a|@b|$C|' +
  "HTTP://|'|+|&|.com|a.com|_a.com|a_b.com|\n|。|~|#日|@a/b|か\u3099|の|ア|👍|‼\ufe0f|e\u0301|ｶ|豈"

const texts = (count: number): string[] => {
  const random = mulberry32(20260604)
  const parts = PARTS.split('|')
  const part = (): string => parts[Math.floor(random() * parts.length)] ?? ''
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 24) }, part).join(''),
  )
}

describe('what is found in a post', () => {
  it('is what twitter-text finds', () => {
    for (const text of texts(3000)) {
      const links = postLinks(text).map(({ url, indices }) => [url, ...indices])
      expect([text, links]).toEqual([
        text,
        reference.extractUrlsWithIndices(text).map(({ url, indices }) => [url, ...indices]),
      ])
      const entities = postEntities(text).map(({ text: found, start, end }) => [found, start, end])
      expect([text, entities]).toEqual([
        text,
        reference
          .extractEntitiesWithIndices(text)
          .map(({ url, screenName, hashtag, cashtag, indices }) => [
            url ?? screenName ?? hashtag ?? cashtag,
            ...indices,
          ]),
      ])
      expect([text, POST_RULES.x.length(text)]).toEqual([text, reference.parseTweet(text).weightedLength])
    }
  }, 60_000)

  // A search that tries each place anew takes 20 s for the first.
  it.each([
    ['日本'.repeat(9990) + ' a.com', 1],
    ['a-'.repeat(9990) + ' a.com', 1],
    ['_a.com'.repeat(3300), 0],
    ['a_b.com.'.repeat(2490), 0],
  ])('takes one pass: %#', (text, fewest) => {
    const begun = performance.now()
    const links = postLinks(text)
    expect(links.length).toBeGreaterThanOrEqual(fewest)
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})
