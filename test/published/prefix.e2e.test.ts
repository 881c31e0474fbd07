import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM, openPage, startBrowser } from '../support/browser.js'
import { freePort } from '../support/free-port.js'
import { startService, type TestService } from '../support/service.js'

const PREFIX = '/api'
/** What the proxy says of addresses that it does not pass on, and nothing else does. */
const OUTSIDE = 421

/** What `location /api/ { proxy_pass http://service/; }` is in nginx. */
const startProxy = async (port: number): Promise<Server> => {
  const proxy = createServer((asked, answer) => {
    const { url = '', method, headers } = asked
    if (!url.startsWith(`${PREFIX}/`)) {
      answer.writeHead(OUTSIDE).end()
      return
    }
    const path = url.slice(PREFIX.length)
    const passed = request({ host: '127.0.0.1', port, path, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return proxy
}

describe('a PUBLIC_BASE_URL with a path, behind a proxy that takes the path away', () => {
  let service: TestService
  let proxy: Server
  let origin: string

  beforeAll(async () => {
    const port = await freePort()
    proxy = await startProxy(port)
    origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    service = await startService({ PORT: String(port), PUBLIC_BASE_URL: `${origin}${PREFIX}` })
  })
  afterAll(async () => {
    await service.stop()
    proxy.closeAllConnections()
    proxy.close()
  })

  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${PREFIX}${path}`, { redirect: 'manual', ...init })
  const read = async (path: string): Promise<string> => (await get(path)).text()

  it.each(['/', '/docs', '/docs/hash', '/changelog', '/licenses', '/nowhere'])(
    '%s leads to nothing outside of it',
    async (path) => {
      const text = await (await get(path, { headers: { accept: 'text/html' } })).text()
      const links = [...text.matchAll(/(?:href|src|data-document|data-entry)="(\/[^"]*)"/g)]
      const paths = new Set(links.map(([, link = '']) => link))
      expect(paths.size).toBeGreaterThan(5)
      // A service without providers has no list of models to show.
      for (const link of paths)
        expect([link, (await fetch(`${origin}${link}`)).status]).toEqual([
          link,
          link === `${PREFIX}/v1/models` ? 503 : 200,
        ])
    },
  )

  it.each([
    '/llms.txt',
    '/llms/gateway.txt',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/api-catalog',
    '/openapi/gateway.json',
    '/openapi/toolkit/hash.json',
  ])('%s names no address outside of it', async (path) => {
    const addresses = (await read(path)).split(origin).slice(1)
    expect(addresses.length).toBeGreaterThan(0)
    expect(
      addresses.filter((rest) => !/^\/api(?![\w-])/.test(rest)).map((rest) => rest.slice(0, 40)),
    ).toEqual([])
  })

  it('stands in what crawlers may not ask, in links and in redirects', async () => {
    expect(await read('/robots.txt')).toContain('Disallow: /api/v1/\n')
    expect((await get('/')).headers.get('link')).toContain('</api/openapi.json>; rel="service-desc"')
    expect((await get('/.well-known/api-catalog')).headers.get('link')).toContain(
      '</api/.well-known/api-catalog>',
    )
    expect((await get('/docs/?a=b')).headers.get('location')).toBe('/api/docs?a=b')
    expect(await read('/nowhere')).toContain('See /api/openapi.json')
  })

  it.skipIf(CHROMIUM === undefined)('holds for all that the reference asks in a browser', async () => {
    const browser = await startBrowser()
    try {
      const { page, outside } = await openPage(browser, `${origin}${PREFIX}`, { width: 1440, theme: 'light' })
      await page.goto(`${origin}${PREFIX}/docs/hash`)
      await page.locator('#docs-overview').waitFor({ state: 'detached' })
      await page.getByRole('combobox', { name: 'Search all operations' }).fill('prayer times')
      await page.locator('#docs-results').getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/api/docs/islamic#tag/islamic/rest_islamic_prayerTimes')
      await page.locator('#docs-overview').waitFor({ state: 'detached' })
      await page.getByLabel('Section of the reference').selectOption('gateway')
      await page.waitForURL('**/api/docs/gateway')
      expect(outside).toEqual([])
    } finally {
      await browser.close()
    }
  })
})
