import { describe, expect, it } from 'vitest'
import { originForm } from '../../src/http/request-target.js'

describe('a request target', () => {
  it.each([
    // RFC 3986, 6.2.2: these two are equivalent but for the case of the other escapes.
    ['/b/%63/%7bfoo%7d', '/b/c/%7bfoo%7d'],
    // Its section 2.3 has the unreserved characters: letters, digits, and four marks.
    ['/%41%5A%61%7a%30%39%2D%2e%5F%7E', '/AZaz09-._~'],
    ['/a%2Fb%3Fc%23d%25e%40f%5Bg%60h%00', '/a%2Fb%3Fc%23d%25e%40f%5Bg%60h%00'],
    // An escaped escape stays one.
    ['/%2541', '/%2541'],
    ['/r%C3%A9sum%C3%A9', '/r%C3%A9sum%C3%A9'],
    ['/%zz%', '/%zz%'],
    ['/a?b=%63', '/a?b=%63'],
    ['/%61?b=%63', '/a?b=%63'],
    ['http://example.org/%61?b=%63', '/a?b=%63'],
  ])('%s becomes %s', (target, expected) => {
    expect(originForm(target)).toBe(expected)
  })
})
