import { afterAll, beforeAll, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../support/site.js'
import { call, refuses, table } from '../../support/table.js'

const ICONS = `<base href="/icons/"><link rel="Shortcut  ICON" href="16.png" sizes="16x16 32x32" type="image/png">
  <link rel=apple-touch-icon href=touch.png><link rel=apple-touch-icon href=touch120.png sizes=120x120>
  <link rel=apple-touch-icon-precomposed href=old.png><link rel=mask-icon href=mask.svg sizes=512x512>
  <link rel=icon href=any.svg sizes=any type=image/svg+xml><link rel=icon href=16.png sizes=64x64>
  <link rel=icon href=""><link rel=stylesheet href=style.css><link rel="icons" href=no.png>`

let site: Site
beforeAll(async () => {
  site = await startSite({
    '/all': htmlPage(ICONS),
    '/none': htmlPage('<p>Hi'),
    '/standard': htmlPage('<link rel=icon href=/favicon.ico>'),
    '/drawn': htmlPage('<link rel=icon href=a.png><link rel=icon href="b.SVG?x">'),
    '/first': htmlPage('<link rel=mask-icon href=m.svg><link rel=icon href=a.png><link rel=icon href=b.png>'),
    '/moved': { status: 302, headers: { location: '/none' } },
    '/feed': { headers: { 'content-type': 'application/json' }, body: '{}' },
  })
})
afterAll(() => site.close())

const icons = async (path: string, query: Readonly<Record<string, number>> = {}): Promise<unknown> => {
  const { status, body } = await call('rest_web_favicon', { url: site.url + path, ...query })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: unknown }).data
}

const icon = (path: string, rel: string, more: Readonly<Record<string, unknown>> = {}) => ({
  url: site.url + path,
  rel,
  type: null,
  sizes: null,
  pixels: null,
  ...more,
})

it('lists the icons in page order, each address once, the standard one at the end', async () => {
  expect(await icons('/all')).toEqual({
    best: `${site.url}/icons/touch120.png`,
    count: 7,
    items: [
      icon('/icons/16.png', 'shortcut icon', { type: 'image/png', sizes: '16x16 32x32', pixels: 32 }),
      icon('/icons/touch.png', 'apple-touch-icon', { pixels: 180 }),
      icon('/icons/touch120.png', 'apple-touch-icon', { sizes: '120x120', pixels: 120 }),
      icon('/icons/old.png', 'apple-touch-icon-precomposed'),
      icon('/icons/mask.svg', 'mask-icon', { sizes: '512x512', pixels: 512 }),
      icon('/icons/any.svg', 'icon', { type: 'image/svg+xml', sizes: 'any' }),
      icon('/favicon.ico', 'default'),
    ],
  })
})

it.each([
  ['/all', 16, '/icons/16.png'],
  ['/all', 32, '/icons/16.png'],
  ['/all', 33, '/icons/touch120.png'],
  ['/all', 121, '/icons/touch.png'],
  ['/all', 1024, '/icons/touch.png'],
  ['/none', 64, '/favicon.ico'],
  ['/standard', 64, '/favicon.ico'],
  ['/drawn', 64, '/b.SVG?x'],
  ['/first', 64, '/a.png'],
  ['/moved', 64, '/favicon.ico'],
])('the best icon of %s for %i pixels is %s', async (path, size, best) => {
  expect(await icons(path, { size })).toMatchObject({ best: site.url + best })
})

it('does not list the standard icon twice', async () => {
  expect(await icons('/standard')).toMatchObject({ count: 1, items: [icon('/favicon.ico', 'icon')] })
})

it('is refused for what is not HTML', async () => {
  expect(await call('rest_web_favicon', { url: `${site.url}/feed` })).toMatchObject({ status: 422 })
})

table('rest_web_favicon', [
  refuses(400, 'no address', {}, 'url'),
  refuses(400, 'a size past the bound', { url: 'https://e.com/', size: 2000 }, 'size'),
  refuses(422, 'a private address', { url: 'http://172.16.0.1/' }, '172.16.0.1'),
])
