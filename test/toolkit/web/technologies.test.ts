import { afterAll, beforeAll, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../support/site.js'
import { answers, call, refuses, table } from '../../support/table.js'

const RULE = 'rule of the feature'
const js = (src: string): string => `<script src="${src}"></script>`
const css = (href: string): string => `<link rel=stylesheet href="${href}">`
const by = (content: string): string => `<meta name="Generator" content="${content}">`

/** Source, name, category, version, evidence. */
const SIGNS: readonly (readonly [string, string, string, string | null, string])[] = [
  [by('WordPress 6.4.2'), 'WordPress', 'cms', '6.4.2', 'meta generator'],
  [js('/wp-includes/js/x.js?ver=6.4'), 'WordPress', 'cms', null, 'script'],
  [css('/WP-Content/themes/x.css'), 'WordPress', 'cms', null, 'link'],
  [by('Drupal 10 (https://www.drupal.org)'), 'Drupal', 'cms', '10', 'meta generator'],
  [css('/sites/default/files/a.css'), 'Drupal', 'cms', null, 'link'],
  [by('Joomla! - Open Source Content Management'), 'Joomla', 'cms', null, 'meta generator'],
  [js('https://cdn.shopify.com/x.js'), 'Shopify', 'cms', null, 'script'],
  [by('Wix.com Website Builder'), 'Wix', 'cms', null, 'meta generator'],
  [js('https://static.wixstatic.com/x.js'), 'Wix', 'cms', null, 'script'],
  [css('https://static1.squarespace.com/x.css'), 'Squarespace', 'cms', null, 'link'],
  [by('ghost 5.74'), 'Ghost', 'cms', '5.74', 'meta generator'],
  [by('blogger'), 'Blogger', 'cms', null, 'meta generator'],
  [by('Jekyll v4.3.2'), 'Jekyll', 'cms', '4.3.2', 'meta generator'],
  ['<script id="__NEXT_DATA__" type="application/json">{}</script>', 'Next.js', 'framework', null, 'html'],
  [js('/_next/static/x.js'), 'Next.js', 'framework', null, 'script'],
  ['<div id=__nuxt></div>', 'Nuxt', 'framework', null, 'html'],
  ['<link rel=modulepreload href=/_nuxt/x.mjs>', 'Nuxt', 'framework', null, 'link'],
  ['<div id=___gatsby></div>', 'Gatsby', 'framework', null, 'html'],
  [by('Gatsby 5.1.0'), 'Gatsby', 'framework', '5.1.0', 'meta generator'],
  ['<app-root ng-version="17.0.0"></app-root>', 'Angular', 'framework', null, 'html'],
  ['<div data-reactroot></div>', 'React', 'framework', null, 'html'],
  [
    js('https://unpkg.com/react-dom@18.2.0/umd/react-dom.production.min.js'),
    'React',
    'framework',
    '18.2.0',
    'script',
  ],
  ['<div data-v-app></div>', 'Vue.js', 'framework', null, 'html'],
  [js('https://unpkg.com/vue@3.4.21/dist/vue.global.js'), 'Vue.js', 'framework', '3.4.21', 'script'],
  [js('/_app/immutable/start.js'), 'Svelte', 'framework', null, 'script'],
  [js('https://code.jquery.com/jQuery-3.7.1.min.js'), 'jQuery', 'library', '3.7.1', 'script'],
  [js('https://cdnjs.example/ajax/libs/jquery/3.6.0/jquery.min.js'), 'jQuery', 'library', '3.6.0', 'script'],
  [js('/js/jquery.min.js?v=9.9'), 'jQuery', 'library', null, 'script'],
  [
    css('https://cdn.example/npm/bootstrap@5.3.3/dist/css/bootstrap.min.css'),
    'Bootstrap',
    'library',
    '5.3.3',
    'link',
  ],
  [css('/bootstrap/4.6.2/css/bootstrap.min.css'), 'Bootstrap', 'library', '4.6.2', 'link'],
  [js('https://cdn.tailwindcss.com/3.4.1'), 'Tailwind CSS', 'library', '3.4.1', 'script'],
  [css('/fontawesome-free-6.4.0-web/css/all.css'), 'Font Awesome', 'library', '6.4.0', 'link'],
  [js('https://www.googletagmanager.com/gtag/js?id=G-1'), 'Google Analytics', 'analytics', null, 'script'],
  [
    "<script>j.src='https://www.googletagmanager.com/gtm.js?id='+i</script>",
    'Google Tag Manager',
    'analytics',
    null,
    'script',
  ],
  [js('//stats.example/matomo.js'), 'Matomo', 'analytics', null, 'script'],
  [js('https://plausible.io/js/script.js'), 'Plausible', 'analytics', null, 'script'],
  [css('https://fonts.googleapis.com/css2?family=Inter'), 'Google Fonts', 'fonts', null, 'link'],
]

table('rest_web_technologies', [
  ...SIGNS.map(([html, name, category, version, evidence]) =>
    answers<'rest_web_technologies'>(
      `${name} by ${evidence} in ${html.slice(0, 60)}`,
      { html },
      { count: 1, items: [{ name, category, version, evidence }] },
      RULE,
    ),
  ),
  answers(
    'several, in the order of the list, each by its first sign',
    {
      html:
        css('https://fonts.googleapis.com/css') +
        js('/jquery-1.0.js') +
        js('/_next/x.js') +
        '<p id=__NEXT_DATA__>' +
        js('/wp-content/x.js') +
        by('WordPress'),
    },
    {
      count: 4,
      items: [
        { name: 'WordPress', category: 'cms', version: null, evidence: 'meta generator' },
        { name: 'Next.js', category: 'framework', version: null, evidence: 'html' },
        { name: 'jQuery', category: 'library', version: '1.0', evidence: 'script' },
        { name: 'Google Fonts', category: 'fonts', version: null, evidence: 'link' },
      ],
    },
    RULE,
  ),
  answers('none', { html: '<p>WordPress 6.4 by nginx' }, { count: 0, items: [] }, RULE),
  refuses(400, 'neither address nor source', {}, 'url'),
])

let site: Site
beforeAll(async () => {
  const page = (headers: Readonly<Record<string, string>>) => ({
    headers: { 'content-type': 'text/html', ...headers },
    body: '',
  })
  site = await startSite({
    '/nginx': page({ server: 'nginx/1.24.0 (Ubuntu)', 'x-powered-by': 'PHP/8.2.7' }),
    '/iis': page({ server: 'Microsoft-IIS/10.0', 'x-powered-by': 'ASP.NET' }),
    '/ray': page({ 'cf-ray': '1', server: 'Vercel' }),
    '/express': page({ server: 'my nginx', 'x-powered-by': 'Express' }),
    '/typed': htmlPage(by('Hugo 0.1')),
  })
})
afterAll(() => site.close())

it.each([
  [
    '/nginx',
    [
      ['nginx', '1.24.0'],
      ['PHP', '8.2.7'],
    ],
  ],
  [
    '/iis',
    [
      ['Microsoft-IIS', '10.0'],
      ['ASP.NET', null],
    ],
  ],
  [
    '/ray',
    [
      ['Cloudflare', null],
      ['Vercel', null],
    ],
  ],
  ['/express', [['Express', null]]],
] as const)('reads the headers of %s', async (path, found) => {
  const { body } = await call('rest_web_technologies', { url: site.url + path })
  expect(body).toMatchObject({
    data: {
      items: found.map(([name, version]) => ({ name, version, category: 'server', evidence: 'header' })),
    },
  })
})
