import { describe, expect, it } from 'vitest'
import { linesOf, placeAt } from '#toolkit/lib/text/line-column'

describe('places in a text', () => {
  it.each([
    ['the start', 'a', 0, 1, 1],
    ['the end of the first line', 'a\nb', 1, 1, 2],
    ['the start of the second line', 'a\nb', 2, 2, 1],
    ['behind CR LF', 'a\r\nb', 3, 2, 1],
    ['between CR and LF', 'a\r\nb', 2, 1, 3],
    ['behind CR alone', 'a\rb', 2, 2, 1],
    ['behind a surrogate pair', '😀b', 2, 1, 3],
    ['past the end', '\n', 1, 2, 1],
  ])('%s', (_name, text, offset, line, column) => {
    expect(placeAt(text, offset)).toEqual({ line, column })
  })
})

describe('lines of a text', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\n\rb\n\n', ['a', '', 'b', '']],
  ])('%j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })
})
