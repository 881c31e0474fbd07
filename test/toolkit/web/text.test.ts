import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../support/site.js'
import { answers, call, refuses, table } from '../../support/table.js'

const RULES = 'the rules, by hand'

const laid = (name: string, html: string, text: string, options: Record<string, boolean> = {}) =>
  answers<'rest_web_text'>(
    name,
    { html, ...options },
    { text, characters: Array.from(text).length, htmlBytes: Buffer.byteLength(html) },
    RULES,
  )

const EMPTY_LINE = 'p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre figure'.split(' ')
const LINE =
  'div section article aside nav main header footer address form fieldset legend details summary'.split(' ')
const NOTHING = ['script', 'style', 'noscript', 'template', 'iframe', 'svg']

table('rest_web_text', [
  ...EMPTY_LINE.map((tag) => laid(`${tag} in text`, `a<${tag}>b</${tag}>c`, 'a\n\nb\n\nc')),
  ...LINE.map((tag) => laid(`${tag} in text`, `a<${tag}>b</${tag}>c`, 'a\nb\nc')),
  ...NOTHING.map((tag) => laid(`${tag} in text`, `a <${tag}>b</${tag}> c`, 'a c')),
  laid('hr', 'a<hr>b', 'a\n\nb'),
  laid('img', 'a<img alt="x">b', 'ab'),
  laid('br', 'a<br>b<br><br>c<br><br><br>d', 'a\nb\n\nc\n\nd'),
  laid('a br at the end of a block', '<div>a<br></div><div>b</div>', 'a\nb'),
  laid('blocks that meet', '<div><p>a</p></div><div><div>b</div></div><p>c</p>', 'a\n\nb\n\nc'),
  laid('white space', ' a \n\t b&nbsp;&nbsp;c <b> d</b> <i>e</i>f ', 'a b c d ef'),
  laid('white space at the ends of lines', 'a <br> b <div> c </div> d', 'a\nb\nc\nd'),
  laid('pre', '<p>x</p><pre>\n  a\n\tb  \n&nbsp;c\n\n\n\nd</pre>y', 'x\n\n  a\n\tb\n\u00a0c\n\nd\n\ny'),
  laid('elements in pre', '<pre>a <b> b</b><br>c</pre>', 'a  b\nc'),
  laid('a list', '<ul><li>a</li><li>b <b>c</b></li>\n</ul>', 'a\nb c'),
  laid('a list in a list', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', 'a\n\nb\n\nc'),
  laid('definitions', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>', 'a\nb\nc'),
  laid(
    'a table',
    'x<table><caption>t</caption> <tr> <th> a </th> <th>b</th> </tr> <tr><td><p>1</p></td><td></td><td>2</td></tr></table>y',
    'x\n\nt\na\tb\n1\t\t2\n\ny',
  ),
  laid(
    'blocks in a cell',
    '<table><tr><td>a<p>b</p></td><td><div>c</div><div>d</div></td></tr></table>',
    'a\n\nb\tc\nd',
  ),
  laid(
    'an empty first cell',
    '<p>x</p><table><tr><td>a</td></tr><tr><td></td><td>b</td></tr></table>',
    'x\n\na\n\tb',
  ),
  laid(
    'options and buttons',
    'a<select><option>b</option><option>c</option></select><button>d</button>e',
    'a b c d e',
  ),
  laid('a head with a title', '<title>t</title><style>s</style><body>b', 'b'),
  laid('comments', 'a<!-- b -->c', 'ac'),
  laid('nothing', '', ''),
  laid(
    'links',
    '<base href="https://e.com/x/"><p><a href="y">a</a>, <a href=" /z ">b </a>c<a name="n">d</a>',
    'a [https://e.com/x/y], b [https://e.com/z] cd',
    { links: true },
  ),
  laid(
    'links around blocks and without text',
    '<p>p</p><a href="u"><div>a</div></a>b <a href="v"><img></a>',
    'p\n\na [u]\nb [v]',
    { links: true },
  ),
  laid('a link without text after a paragraph', '<p>p</p><a href="v"><img></a>', 'p\n\n[v]', { links: true }),
  laid('links that are not asked for', '<a href="u">a</a>', 'a'),
  answers(
    'counts',
    {
      html: "<html lang=en><title> A  B </title><p>Don't stop. It is 3.5 km! Go, go GO… Ünder 日本語</p>",
      top: 3,
    },
    {
      title: 'A B',
      words: 11,
      topWords: [
        { word: "don't", count: 1, percent: 9.09 },
        { word: 'stop', count: 1, percent: 9.09 },
        { word: 'ünder', count: 1, percent: 9.09 },
      ],
    },
    'UAX 29; ICU has 日本語 as one word in its dictionary; "go" and "3.5" have under three letters',
  ),
  answers(
    'frequent words',
    { html: 'beta alpha Beta gamma ALPHA x1y2z alpha', top: 2 },
    {
      words: 7,
      sentences: 1,
      topWords: [
        { word: 'alpha', count: 3, percent: 42.86 },
        { word: 'beta', count: 2, percent: 28.57 },
      ],
    },
    '3 / 7 and 2 / 7',
  ),
  answers(
    'no words',
    { html: '<p>…</p>', top: 5 },
    { words: 0, sentences: 0, topWords: [], textRatio: 0.3 },
    'three bytes of ten',
  ),
  answers('no list', { html: 'word', top: 0 }, { topWords: [], textRatio: 1 }, RULES),
  answers('no html', { html: '' }, { text: '', textRatio: 0, htmlBytes: 0 }, RULES),
  answers('a language that is none', { html: '<html lang="?">One. Two.' }, { words: 2, sentences: 2 }, RULES),
  refuses(422, '10,000 elements in each other', { html: '<b>'.repeat(10_000) }, 'nested deeper'),
  refuses(400, 'neither url nor html', {}, 'url'),
  refuses(400, 'both url and html', { url: 'https://e.com/', html: 'a' }, 'html'),
  refuses(400, 'top past 50', { html: 'a', top: 51 }, 'top'),
  refuses(422, 'a private address', { url: 'http://10.0.0.1/' }, 'private or local'),
])

describe('a page that is fetched', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({
      '/moved': { status: 301, headers: { location: '/dir/page' } },
      '/dir/page': htmlPage('<p>Caf\u00e9 <a href="x">l</a></p>'),
      '/latin': htmlPage(Buffer.from('<p>Caf\xe9</p>', 'latin1'), 'text/html; charset=iso-8859-1'),
      '/deep': htmlPage('<div>'.repeat(100_000)),
      '/text': htmlPage('hello', 'text/plain'),
    })
  })
  afterAll(() => site.close())

  const textOf = async (path: string, options: Record<string, boolean> = {}) =>
    call('rest_web_text', { url: site.url + path, ...options })

  it('has its links made absolute against its final address', async () => {
    expect(await textOf('/moved', { links: true })).toMatchObject({
      status: 200,
      body: { data: { text: `Café l [${site.url}/dir/x]` } },
    })
  })

  it('is counted in UTF-8, whatever it came in', async () => {
    expect(await textOf('/latin')).toMatchObject({
      status: 200,
      body: { data: { text: 'Café', htmlBytes: 12 } },
    })
  })

  it('is refused when it is nested deep', async () => {
    expect(await textOf('/deep')).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('nested deeper') as string } },
    })
  })

  it.each([
    ['/text', 422],
    ['/none', 502],
  ])('is refused at %s', async (path, status) => {
    expect(await textOf(path)).toMatchObject({ status })
  })
})
