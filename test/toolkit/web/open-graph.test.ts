import { afterAll, beforeAll, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../support/site.js'
import { answers, call, refuses, table } from '../../support/table.js'

const RULE = 'rule of the feature'
const NONE = ['og:title', 'og:type', 'og:image', 'og:url', 'og:description', 'twitter:card']

table('rest_web_openGraph', [
  answers(
    'a page with everything',
    {
      base: 'https://e.com/a/b',
      html: `<title>Title</title><meta name=description content=Plain><link rel=canonical href=/canonical>
        <meta property="og:title" content=" OG "><meta property="og:title" content="Second">
        <meta property="OG:Type" content="article"><meta property="og:url" content="/here">
        <meta name="og:description" content="Text"><meta property="og:site_name" content="Site">
        <meta property="og:image" content="/1.png"><meta property="og:image:url" content="https://e.com/1.png">
        <meta property="og:image:width" content="10"><meta property="og:image" content="2.png">
        <meta property="og:image:secure_url" content="/3.png">
        <meta name="twitter:card" content="summary"><meta property="twitter:title" content="TT">
        <meta name="twitter:image" content="/t.png">`,
    },
    {
      og: {
        title: 'OG',
        type: 'article',
        url: '/here',
        description: 'Text',
        site_name: 'Site',
        image: '/1.png',
        'image:url': 'https://e.com/1.png',
        'image:width': '10',
        'image:secure_url': '/3.png',
      },
      twitter: { card: 'summary', title: 'TT', image: '/t.png' },
      images: ['https://e.com/1.png', 'https://e.com/a/2.png'],
      preview: {
        title: 'OG',
        description: 'Text',
        image: 'https://e.com/1.png',
        url: 'https://e.com/here',
        siteName: 'Site',
        type: 'article',
        card: 'summary',
      },
      missing: [],
    },
    RULE,
  ),
  answers(
    'the Twitter card where Open Graph says nothing',
    {
      base: 'https://e.com/',
      html: `<title>Title</title><meta name="twitter:title" content="T"><meta name="twitter:description" content="D">
        <meta name="twitter:image:src" content="i.png"><meta property="og:title" content="">`,
    },
    {
      og: { title: '' },
      twitter: { title: 'T', description: 'D', 'image:src': 'i.png' },
      images: [],
      preview: {
        title: 'T',
        description: 'D',
        image: 'https://e.com/i.png',
        url: null,
        siteName: null,
        type: 'website',
        card: 'summary_large_image',
      },
      missing: ['og:type', 'og:image', 'og:url', 'og:description', 'twitter:card'],
    },
    RULE,
  ),
  answers(
    'the page itself where both say nothing',
    {
      html: '<title>Title</title><meta name=description content=Plain><link rel=canonical href="https://e.com/c">',
    },
    {
      og: {},
      twitter: {},
      images: [],
      preview: {
        title: 'Title',
        description: 'Plain',
        image: null,
        url: 'https://e.com/c',
        siteName: null,
        type: 'website',
        card: 'summary',
      },
      missing: NONE,
    },
    RULE,
  ),
  answers(
    'nothing at all',
    { html: '' },
    {
      preview: {
        title: null,
        description: null,
        image: null,
        url: null,
        siteName: null,
        type: 'website',
        card: 'summary',
      },
    },
    RULE,
  ),
  answers(
    'a relative image without a base',
    { html: '<meta property="og:image" content="/a.png">' },
    {
      images: ['/a.png'],
      preview: {
        title: null,
        description: null,
        image: '/a.png',
        url: null,
        siteName: null,
        type: 'website',
        card: 'summary_large_image',
      },
    },
    RULE,
  ),
  refuses(400, 'neither address nor source', {}, 'url'),
])

let site: Site
beforeAll(async () => {
  site = await startSite({ '/page': htmlPage('<title>T</title>') })
})
afterAll(() => site.close())

it('shows the final address where the page names none', async () => {
  const { body } = await call('rest_web_openGraph', { url: `${site.url}/page` })
  expect(body).toMatchObject({ data: { preview: { url: `${site.url}/page` } } })
})
