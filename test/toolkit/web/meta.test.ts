import { afterAll, beforeAll, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../support/site.js'
import { answers, call, table } from '../../support/table.js'

const RULE = 'rule of the feature'

table('rest_web_meta', [
  answers(
    'a head with everything',
    {
      base: 'https://e.com/a/b',
      html: `<!doctype html><html lang="en-GB"><head><meta charset="UTF-8"><title>
        Two   words &amp; more </title><title>Second</title>
        <meta name="Description" content=" A page "><meta name=description content="later">
        <meta name=viewport content="width=device-width"><meta name=ROBOTS content="noindex">
        <meta name=author content="Me"><meta name=generator content="Hugo 0.1"><meta name=theme-color content="#fff">
        <meta name=keywords content=" a, b b ,,c,"><meta property="OG:Title" content="T">
        <meta http-equiv="Refresh" content="5"><meta name=none>
        <link rel="Canonical foo" href="../c?d#e"><link rel=canonical href=/second>
        <link rel=alternate hreflang=de href=/de><link rel="alternate stylesheet" hreflang=x-default href="//f.com">
        <link rel=alternate href=/rss></head>`,
    },
    {
      title: 'Two words & more',
      titleLength: 16,
      description: 'A page',
      descriptionLength: 6,
      canonical: 'https://e.com/c?d#e',
      lang: 'en-GB',
      charset: 'utf-8',
      viewport: 'width=device-width',
      robots: 'noindex',
      author: 'Me',
      generator: 'Hugo 0.1',
      themeColor: '#fff',
      keywords: ['a', 'b b', 'c'],
      alternates: [
        { lang: 'de', url: 'https://e.com/de' },
        { lang: 'x-default', url: 'https://f.com/' },
      ],
      metas: [
        { key: 'description', content: ' A page ' },
        { key: 'description', content: 'later' },
        { key: 'viewport', content: 'width=device-width' },
        { key: 'robots', content: 'noindex' },
        { key: 'author', content: 'Me' },
        { key: 'generator', content: 'Hugo 0.1' },
        { key: 'theme-color', content: '#fff' },
        { key: 'keywords', content: ' a, b b ,,c,' },
        { key: 'og:title', content: 'T' },
        { key: 'refresh', content: '5' },
      ],
    },
    RULE,
  ),
  answers(
    'a page that says nothing',
    { html: '<p>Hi' },
    {
      title: null,
      titleLength: 0,
      description: null,
      descriptionLength: 0,
      canonical: null,
      lang: null,
      charset: null,
      viewport: null,
      robots: null,
      author: null,
      generator: null,
      themeColor: null,
      keywords: [],
      alternates: [],
      metas: [],
    },
    RULE,
  ),
  answers('an empty page', { html: '' }, { title: null, metas: [] }, RULE),
  answers(
    'empty contents are null, also where a later tag has one',
    { html: '<title> </title><meta name=description content=" "><meta name=description content=x>' },
    { title: null, titleLength: 0, description: null, descriptionLength: 0 },
    RULE,
  ),
  answers('lengths in code points', { html: '<title>a😀b</title>' }, { title: 'a😀b', titleLength: 3 }, RULE),
  answers(
    'the name before the property before http-equiv',
    { html: '<meta name=A property=b http-equiv=c content=1><meta property=B http-equiv=c content=2>' },
    {
      metas: [
        { key: 'a', content: '1' },
        { key: 'b', content: '2' },
      ],
    },
    RULE,
  ),
  answers(
    'the charset of http-equiv',
    { html: '<meta http-equiv=Content-Type content="text/html; charset=ISO-8859-1">' },
    { charset: 'iso-8859-1' },
    RULE,
  ),
  answers(
    'relative addresses without a base stay',
    { html: '<link rel=canonical href="/a b"><link rel=alternate hreflang=de href="https://e.com">' },
    { canonical: '/a b', alternates: [{ lang: 'de', url: 'https://e.com/' }] },
    RULE,
  ),
  answers(
    'base href goes before the parameter, and is relative to it',
    { html: '<base href="/dir/"><base href=/other/><link rel=canonical href=x>', base: 'https://e.com/a' },
    { canonical: 'https://e.com/dir/x' },
    'HTML standard, document base URL',
  ),
  answers(
    'a base that is a data: address is none',
    { html: '<base href="data:text/html,"><link rel=canonical href=x>', base: 'https://e.com/a' },
    { canonical: 'https://e.com/x' },
    'HTML standard, frozen base URL',
  ),
  answers(
    'what is in a template, a comment or a script is not on the page',
    {
      html: `<title>A</title><template><meta name=a content=1></template><!--<meta name=b content=1>-->
        <script>"<meta name=c content=1>"</script>`,
    },
    { title: 'A', metas: [] },
    'HTML standard, the template element',
  ),
  answers(
    'the title of a picture is not the title of the page',
    { html: '<body><svg><title>Icon</title></svg>' },
    { title: null },
    RULE,
  ),
])

let site: Site
beforeAll(async () => {
  site = await startSite({
    '/from': { status: 301, headers: { location: '/to/page' } },
    '/to/page': htmlPage('<link rel=canonical href=x>'),
  })
})
afterAll(() => site.close())

it('resolves against the address that answered, not the parameter', async () => {
  const { body } = await call('rest_web_meta', { url: `${site.url}/from`, base: 'https://e.com/' })
  expect(body).toMatchObject({ data: { canonical: `${site.url}/to/x` } })
})
