import { describe, expect, it } from 'vitest'
import { htmlDepth } from '#toolkit/lib/markup/html-depth'
import { markdownDepth } from '#toolkit/lib/markup/markdown-depth'

describe('elements in each other', () => {
  it.each([
    ['<a><b></b></a><a>', false, 2],
    ['<p>a<p>b<li>c<br><img>', false, 0],
    ['</a></a><a>', false, 1],
    ['<g><path d="a"/><path/></g>', true, 1],
    ['<g><path d="a"/><path/></g>', false, 3],
    ['<a'.repeat(25_000), false, 25_000],
  ])('%.40s', (html, slashCloses, depth) => {
    expect(htmlDepth(html, slashCloses)).toBe(depth)
  })
})

describe('quotes and lists in each other', () => {
  it.each([
    ['a\n> - 1. b\n> c', 3],
    ['>>> a', 3],
    ['- - - -\n* * *\na > b - c', 0],
    ['-a 12) b', 0],
    ['12) b', 1],
    ['> '.repeat(25_000), 25_000],
    [`${' '.repeat(49_000)}a`, 0],
  ])('%.40s', (markdown, depth) => {
    expect(markdownDepth(markdown)).toBe(depth)
  })
})
