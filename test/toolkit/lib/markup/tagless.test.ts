import { describe, expect, it } from 'vitest'
import { tagless, taglessLines, visibleText } from '#toolkit/lib/markup/tagless'

describe('tagless', () => {
  it.each([
    ['<p><b>Tom &amp; Jerry</b> run.</p>', 'Tom & Jerry run.'],
    ['one<br/>two', 'onetwo'],
    ['1 &lt; 2 &#38; &eacute;', '1 < 2 & é'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    [' \n<p> </p>\n ', ''],
    ['1 < 2', '1 < 2'],
    ['<a title="a > b">one</a>', 'one'],
    [`<i data-x='{"a":">"}' title="it's > ">one</i>`, 'one'],
    ["<b title=don't>it's</b>", "it's"],
    ['<b title="a>one', 'one'],
    ['one<!-- a > b -->, two<!-- <b>', 'one, two'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(tagless(html)).toBe(text)
  })

  it('reads each character of a long text once or twice', () => {
    // With a tag that may contain others this would be 10^10 steps, which no test run waits for.
    expect(tagless('<'.repeat(100_000))).toHaveLength(100_000)
    expect(tagless('<a "'.repeat(100_000))).toHaveLength(400_000)
    expect(tagless(`<a ${'"x"'.repeat(100_000)}`)).toHaveLength(300_003)
    expect(tagless('<!--'.repeat(100_000))).toBe('')
  })
})

describe('visibleText', () => {
  it.each([
    ['<style>i{}</style>a <b>b</b>&nbsp;\n c', 'a b c'],
    ['a<STYLE media="x">b</STYLE >c', 'ac'],
    ['a<script>if (1 < 2) "</b>"</script>b', 'ab'],
    ['a<style>b{}', 'a'],
    ['<styled>a</styled>', 'a'],
    ['<script>a</style>b</script>c', 'c'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(visibleText(html)).toBe(text)
  })

  it('reads a long text of beginnings once', () => {
    expect(visibleText('<style>'.repeat(100_000))).toBe('')
    expect(visibleText('<style '.repeat(100_000))).toHaveLength(699_999)
  })
})

describe('taglessLines', () => {
  it.each([
    ['one<p>two</p> ', 'one\ntwo '],
    ['<p>one', '\none'],
    ['&lt;p&gt;<b>x</b>', '<p>x'],
  ])('of %j is %j', (html, text) => {
    expect(taglessLines(html, /<p>/g)).toBe(text)
  })
})
