import { afterAll, beforeAll, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../support/site.js'
import { answers, call, refuses, table } from '../../support/table.js'

const RULE = 'rule of the feature'
const link = (url: string, more: Readonly<Record<string, unknown>> = {}) => ({
  url,
  text: '',
  kind: 'internal',
  rel: [],
  nofollow: false,
  target: null,
  ...more,
})

const ALL = `<a href="/a#f"> Two
   words </a><a href="https://o.org" rel="NoFollow  me" target=_blank>O</a><a href="/a#f">again</a>
  <a href="mailto:x@e.com">M</a><a href="tel:+1">T</a><map><area href=/area alt=Area></map>
  <a href="">e</a><a href=" ">e</a><a href="#x">e</a><a href=" JavaScript:x()">e</a><a href="java\nscript:x()">e</a>
  <a href="DATA:text/html,x">e</a><a name=x>e</a><a href=//o.org/2><img src=x alt=" An  image "></a>
  <a href="ftp://e.com/f">F</a><a href="http://E.com/upper">U</a>`

table('rest_web_links', [
  answers(
    'every kind of link',
    { html: ALL, base: 'https://e.com/x/y' },
    {
      total: 8,
      internal: 3,
      external: 2,
      other: 3,
      nofollow: 1,
      count: 8,
      items: [
        link('https://e.com/a#f', { text: 'Two words' }),
        link('https://o.org/', {
          text: 'O',
          kind: 'external',
          rel: ['nofollow', 'me'],
          nofollow: true,
          target: '_blank',
        }),
        link('mailto:x@e.com', { text: 'M', kind: 'other' }),
        link('tel:+1', { text: 'T', kind: 'other' }),
        link('https://e.com/area', { text: 'Area' }),
        link('https://o.org/2', { text: 'An image', kind: 'external' }),
        link('ftp://e.com/f', { text: 'F', kind: 'other' }),
        link('http://e.com/upper', { text: 'U' }),
      ],
    },
    RULE,
  ),
  answers(
    'each link where they need not be unique',
    { html: ALL, base: 'https://e.com/', unique: false },
    { total: 9, internal: 4 },
    RULE,
  ),
  answers(
    'only those to other hosts, counted before',
    { html: ALL, base: 'https://e.com/', kind: 'external', limit: 1 },
    { total: 8, internal: 3, external: 2, other: 3, count: 1, items: [{ url: 'https://o.org/' }] },
    RULE,
  ),
  answers(
    'only those to the same host',
    { html: ALL, base: 'https://e.com/', kind: 'internal' },
    { total: 8, count: 3 },
    RULE,
  ),
  answers(
    'links without a base',
    {
      html: '<a href="/a">A</a><a href="b?c">B</a><a href="https://o.org/x">O</a><a href="//p.org">P</a><a href="https://[">Q</a>',
    },
    {
      total: 5,
      internal: 2,
      external: 2,
      other: 1,
      nofollow: 0,
      count: 5,
      items: [
        link('/a', { text: 'A' }),
        link('b?c', { text: 'B' }),
        link('https://o.org/x', { text: 'O', kind: 'external' }),
        link('//p.org', { text: 'P', kind: 'external' }),
        link('https://[', { text: 'Q', kind: 'other' }),
      ],
    },
    RULE,
  ),
  answers(
    'base href as the base and the host',
    { html: '<base href="https://e.com/d/"><a href=x>X</a>' },
    { internal: 1, items: [link('https://e.com/d/x', { text: 'X' })] },
    'HTML standard, document base URL',
  ),
  answers(
    'the text before the image, without scripts',
    { html: '<a href=/x><img alt=no><b>T<i>e</i></b>xt<script>no</script></a>' },
    { items: [link('/x', { text: 'Text' })] },
    RULE,
  ),
  answers('none', { html: '<p>Hi' }, { total: 0, count: 0, items: [] }, RULE),
  refuses(400, 'neither address nor source', {}, 'url'),
  refuses(400, 'another kind', { html: 'x', kind: 'other' }, 'kind'),
  refuses(400, 'a limit past the bound', { html: 'x', limit: 1001 }, 'limit'),
])

let site: Site
beforeAll(async () => {
  const many = Array.from({ length: 50_000 }, (_, index) => `<a href="/${index}">${index}</a>`).join('')
  site = await startSite({
    '/dir/page': htmlPage(
      '<base href="https://elsewhere.org/"><a href=x>X</a><a href=http://127.0.0.1/y>Y</a>',
    ),
    '/many': htmlPage(many),
  })
})
afterAll(() => site.close())

it('compares hosts with that of the page, whatever its base', async () => {
  const { body } = await call('rest_web_links', { url: `${site.url}/dir/page` })
  expect(body).toMatchObject({
    data: {
      items: [
        { url: 'https://elsewhere.org/x', kind: 'external' },
        { url: 'http://127.0.0.1/y', kind: 'internal' },
      ],
    },
  })
})

it('counts fifty thousand', async () => {
  const { body } = await call('rest_web_links', { url: `${site.url}/many`, limit: 2 })
  expect(body).toMatchObject({ data: { total: 50_000, internal: 50_000, count: 2 } })
})
