import { afterAll, beforeAll, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../support/site.js'
import { answers, call, refuses, table } from '../../support/table.js'

const RULE = 'rule of the feature'
const SENTENCE = 'The sea rises and falls twice a day, and it is the Moon, more than the Sun, that draws it.'
const paragraphs = (count: number): string => `<p>${SENTENCE}</p>`.repeat(count)

const PAGE = `<html lang="en-GB"><head><title>Tides | The Site</title><meta property="og:site_name" content="The Site">
  <meta name="author" content="Ann Author"><meta name="description" content="Why the sea moves.">
  <meta property="article:published_time" content="2024-05-06T07:08:09Z"></head>
  <body><nav><a href="/">Home</a><a href="/about">About</a></nav>
  <article><h2>Why</h2>${paragraphs(3)}<p class="x" onclick="evil()">See <a href="../moon">the Moon</a>, the <i>Sun</i>.</p>
  <script>alert(1)</script><ul><li>One tide</li><li>Two tides</li></ul></article>
  <footer>All rights reserved</footer></body></html>`

const WORDS = 20

table('rest_web_article', [
  answers(
    'the article without what is around it',
    { html: PAGE, base: 'https://e.com/sea/tides' },
    {
      title: 'Tides | The Site',
      byline: 'Ann Author',
      siteName: 'The Site',
      lang: 'en-GB',
      excerpt: 'Why the sea moves.',
      publishedTime: '2024-05-06T07:08:09Z',
      text: `Why\n\n${SENTENCE}\n\n${SENTENCE}\n\n${SENTENCE}\n\nSee the Moon, the Sun.\n\nOne tide\nTwo tides`,
      html: expect.stringMatching(
        /^(?!.*(?:script|onclick|Home|rights reserved)).*<a href="https:\/\/e\.com\/moon">the Moon<\/a>/s,
      ),
      wordCount: 1 + 3 * WORDS + 5 + 4,
      readingMinutes: 1,
    },
    RULE,
  ),
  answers(
    'a page that says nothing about itself',
    { html: `<div>${paragraphs(2)}</div>` },
    { title: '', byline: null, siteName: null, lang: null, publishedTime: null, wordCount: 2 * WORDS },
    RULE,
  ),
  answers(
    'the minutes, rounded up',
    { html: `<article>${paragraphs(22)}</article>` },
    { wordCount: 440, readingMinutes: 3 },
    '22 sentences of 20 words; 440 / 200 = 2.2',
  ),
  refuses(422, 'a page without an article', { html: '<title>T</title><img src=a.png>' }, 'no article'),
  refuses(422, 'an empty page', { html: '' }, 'no article'),
  refuses(400, 'neither address nor source', {}, 'url'),
])

let site: Site
beforeAll(async () => {
  site = await startSite({
    '/a/page': htmlPage(PAGE),
    '/deep': htmlPage('<div>'.repeat(100_000) + paragraphs(3)),
    '/long': htmlPage(`<article>${paragraphs(500)}</article>`),
  })
})
afterAll(() => site.close())

it('resolves links against the address of the page', async () => {
  const { body } = await call('rest_web_article', { url: `${site.url}/a/page` })
  expect(body).toMatchObject({ data: { html: expect.stringContaining(`href="${site.url}/moon"`) as string } })
})

it('refuses a hundred thousand nested elements', async () => {
  expect(await call('rest_web_article', { url: `${site.url}/deep` })).toMatchObject({ status: 422 })
})

it('reads five hundred paragraphs', async () => {
  expect(await call('rest_web_article', { url: `${site.url}/long` })).toMatchObject({
    body: { data: { wordCount: 500 * WORDS, readingMinutes: 50 } },
  })
})
