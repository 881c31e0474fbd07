import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../support/site.js'
import { call, refuses, table } from '../../support/table.js'

const PAGE = `<!doctype html><html><head><title> A
 page </title><style>s{}</style></head><body>
<h1>Head</h1><p>One <em>two</em> <b>three</b> <s>four</s>.</p><hr>
<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li></ol>
<p><a href="x?y#z">link</a> <a href="/abs">abs</a> <img src="i.png" alt="pic"></p>
<table><caption>Of <i>x</i></caption><tr><th>A</th><th>B|C</th></tr><tr><td>1</td><td>2</td></tr></table>
<pre><code class="language-js">a  b
</code></pre>
<script>s()</script><noscript>n</noscript><iframe src="f">f</iframe><template>t</template>
</body></html>`

const markdownAt = (base: string, image: string): string =>
  [
    '# Head',
    'One *two* **three** ~~four~~.',
    '---',
    '- a\n  - b',
    '3. c',
    `[link](${base}/dir/x?y#z) [abs](${base}/abs)${image}`,
    'Of *x*',
    '| A | B\\|C |\n| --- | --- |\n| 1 | 2 |',
    '```js\na  b\n```',
  ].join('\n\n')

const PARAGRAPH =
  'The quick brown fox, as everybody knows, jumps over the lazy dog, again and again. '.repeat(8)
const ARTICLE = `<html><head><title>T</title></head><body><nav><a href="/menu">Menu</a></nav><article><h2>Part</h2>${`<p>${PARAGRAPH}</p>`.repeat(6)}<p>See <a href="more">more</a>.</p></article><footer>Imprint</footer></body></html>`

let site: Site
beforeAll(async () => {
  site = await startSite({
    '/moved': { status: 302, headers: { location: '/dir/page' } },
    '/dir/page': htmlPage(PAGE),
    '/based': htmlPage('<base href="https://e.com/b/"><a href="x">l</a>'),
    '/article': htmlPage(ARTICLE),
    '/empty': htmlPage(''),
    '/deep': htmlPage(`${'<div>'.repeat(300)}x`),
    '/deeper': htmlPage(`${'<i>'.repeat(100_000)}x`),
    '/text': htmlPage('x', 'text/plain'),
  })
})
afterAll(() => site.close())

interface Page {
  title: string | null
  finalUrl: string
  markdown: string
  characters: number
}

const read = async (path: string, options: Record<string, boolean> = {}): Promise<Page> => {
  const { status, body } = await call('rest_web_markdown', { url: site.url + path, ...options })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: Page }).data
}

describe('a page as Markdown', () => {
  it('is GitHub-flavoured, with absolute addresses (CommonMark 0.31 and GFM 0.29, by hand)', async () => {
    const markdown = markdownAt(site.url, ` ![pic](${site.url}/dir/i.png)`)
    expect(await read('/moved')).toEqual({
      title: 'A page',
      finalUrl: `${site.url}/dir/page`,
      markdown,
      characters: markdown.length,
    })
  })

  it('may be without images', async () => {
    expect((await read('/dir/page', { images: false })).markdown).toBe(markdownAt(site.url, ''))
  })

  it('has its addresses made absolute against its base element', async () => {
    expect((await read('/based')).markdown).toBe('[l](https://e.com/b/x)')
  })

  it('is only the article where that is asked for', async () => {
    const { title, markdown } = await read('/article', { article: true })
    expect(title).toBe('T')
    expect(markdown.startsWith(`## Part\n\n${PARAGRAPH.trim()}\n\n`)).toBe(true)
    expect(markdown.endsWith(`See [more](${site.url}/more).`)).toBe(true)
    expect(markdown).not.toMatch(/Menu|Imprint/)
    expect((await read('/article')).markdown).toMatch(/^\[Menu\].*\bImprint$/s)
  })

  it('is empty where the page is', async () => {
    expect(await read('/empty')).toMatchObject({ title: null, markdown: '', characters: 0 })
  })

  it.each([
    ['/empty', true, 422, 'no readable article'],
    ['/deep', false, 422, 'nested deeper than 200'],
    ['/deeper', false, 422, 'nested deeper than'],
    ['/deeper', true, 422, 'nested deeper than'],
    ['/text', false, 422, 'text/plain'],
    ['/none', false, 502, '404'],
  ])('is refused at %s (article: %s) with %i', async (path, article, status, message) => {
    expect(await call('rest_web_markdown', { url: site.url + path, article })).toMatchObject({
      status,
      body: { error: { message: expect.stringContaining(message) as string } },
    })
  })
})

table('rest_web_markdown', [
  refuses(422, 'a private address', { url: 'http://192.168.1.1/' }, 'private or local'),
  refuses(400, 'no address', {}, 'url'),
])
