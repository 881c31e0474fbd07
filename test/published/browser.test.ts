import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM, openPage, seriousFindings, startBrowser, type WatchedPage } from '../support/browser.js'
import { sharedService } from '../support/shared-service.js'

const WIDTHS = [380, 1440]
const THEMES = ['light', 'dark'] as const

const skipped = CHROMIUM === undefined
if (skipped)
  process.stderr.write('The pages are not tested in a browser: install Chromium, or name one in CHROMIUM.\n')

describe.skipIf(skipped)('in Chromium', () => {
  const service = sharedService()
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser.close()
  })

  const visit = async (
    path: string,
    look: { width: number; theme: 'light' | 'dark' } = { width: 1440, theme: 'light' },
  ): Promise<WatchedPage> => {
    const watched = await openPage(browser, service.url, look)
    await watched.page.goto(`${service.url}${path}`)
    await watched.page.locator('h1').first().waitFor()
    // It lies over Scalar until that has started.
    await watched.page.locator('#docs-overview').waitFor({ state: 'detached' })
    return watched
  }

  const looks = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })))
  /** Of looks: both widths and both themes. */
  const twoLooks = looks.filter(({ width, theme }) => (width === 380) === (theme === 'dark'))
  // What the narrow screen adds, and the themes, are the same on the pages that are not looked at four times.
  const pages = ['/', '/docs']
  const likePages = ['/changelog', '/licenses', '/docs/hash', '/docs/media']

  describe.each(looks)('at $width px, $theme', (look) => {
    it.each(twoLooks.includes(look) ? [...pages, ...likePages] : pages)(
      '%s fits, loads nothing from elsewhere, and has no serious fault of accessibility',
      async (path) => {
        const watched = await visit(path, look)
        // What is shown late (code, lists of endpoints) is looked at too.
        await watched.page.waitForLoadState('networkidle')
        const wide = await watched.page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        const cut = await watched.page.evaluate<string[]>(
          `[...document.querySelectorAll('button:has(h2)')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent)`,
        )
        expect({
          outside: watched.outside,
          complaints: watched.complaints,
          wide,
          cut,
          findings: await seriousFindings(watched),
        }).toEqual({ outside: [], complaints: [], wide: 0, cut: [], findings: [] })
        await watched.context.close()
      },
    )
  })

  it.each(looks)('shows the section before Scalar has started, at $width px, $theme', async (look) => {
    const watched = await openPage(browser, service.url, look)
    const { page, context } = watched
    await page.route('**/docs/assets/**', (route) => route.abort())
    await page.route('**/docs/program.js', (route) => route.abort())
    await page.goto(`${service.url}/docs/hash`)
    const operation = page
      .getByRole('link', { name: 'Hash a message with any common digest algorithm' })
      .first()
    expect(await operation.getAttribute('href')).toBe('#tag/hash-encode/rest_hash_digest')
    expect(await operation.isVisible()).toBe(true)
    expect(await seriousFindings(watched)).toEqual([])
    await context.close()
  })

  it('answers what was typed before its program was there', async () => {
    const { page, context } = await openPage(browser, service.url, { width: 1440, theme: 'light' })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/docs/program.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${service.url}/docs`, { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Search all operations' }).fill('prayer times')
    release()
    await page.locator('#docs-results').getByText('/islamic/prayer-times').first().waitFor()
    await context.close()
  })

  it('has the operations of its section in the reference, and no assistant', async () => {
    const { page, context } = await visit('/docs/hash')
    const links = await page
      .locator('a[href*="#tag/hash-encode/"]')
      .evaluateAll((all) => (all as unknown as { hash: string }[]).map(({ hash }) => hash))
    expect(new Set(links)).toContain('#tag/hash-encode/rest_hash_digest')
    expect(await page.getByText(/ask ai|open mcp|chat with/i).count()).toBe(0)
    await context.close()
  })

  it('finds an operation of another section by its words, and goes there', async () => {
    const { page, context, outside } = await visit('/docs')
    const search = page.getByRole('combobox', { name: 'Search all operations' })
    await page.keyboard.press('Control+k')
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('docs-search')
    await search.fill('prayer times')
    const first = page.locator('#docs-results').getByRole('option').first()
    await first.waitFor()
    expect(await first.textContent()).toContain('GET /islamic/prayer-times')
    await search.press('Enter')
    await page.waitForURL('**/docs/islamic#tag/islamic/rest_islamic_prayerTimes')
    await page
      .getByRole('heading', { name: /prayer times/i })
      .first()
      .waitFor()
    expect(outside).toEqual([])
    await context.close()
  })

  it('says so where nothing is found', async () => {
    const { page, context } = await visit('/docs')
    await page.getByRole('combobox', { name: 'Search all operations' }).fill('zzzzqqqq')
    const said = page.getByText('No operations match “zzzzqqqq”.')
    await said.waitFor()
    // One for readers of screens alone is a pixel wide.
    expect((await said.boundingBox())?.width).toBeGreaterThan(100)
    expect(await page.locator('#docs-results').getByRole('option').count()).toBe(0)
    await context.close()
  })

  const openTrial = (page: Page, id: string): Promise<void> =>
    page
      .locator(`[id$="tag/${id}"]`)
      .getByRole('button', { name: /test request/i })
      .first()
      .click()

  it('keeps a key that was typed for all sections of its plane, in this tab alone, until it is emptied', async () => {
    const { page, context } = await visit('/docs/hash')
    const field = page.getByPlaceholder('Token').first()
    const go = async (path: string): Promise<string> => {
      await page.goto(`${service.url}${path}`)
      await page.locator('#docs-overview').waitFor({ state: 'detached' })
      return field.inputValue()
    }
    await field.fill(service.keys.rest)
    expect(await go('/docs/math')).toBe(service.keys.rest)
    expect(await go('/docs')).toBe('')
    await field.fill(service.keys.gateway)
    expect(await go('/docs/text')).toBe(service.keys.rest)
    expect(await go('/docs')).toBe(service.keys.gateway)
    expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('svc_')
    await field.fill('')
    expect(await go('/docs/gateway')).toBe('')
    expect(await go('/docs/text')).toBe(service.keys.rest)
    await context.close()
  })

  it('tries a chat with a model that is on offer here', async () => {
    const { page, context } = await visit('/docs#tag/chat/createChatCompletion')
    // test/support/example-model.ts: the one model of this service.
    await page.getByText('on offer here now').first().waitFor()
    await page.getByPlaceholder('Token').first().fill(service.keys.gateway)
    await openTrial(page, 'chat/createChatCompletion')
    const answered = page.waitForResponse('**/v1/chat/completions')
    await page.getByRole('button', { name: /send/i }).first().click()
    const response = await answered
    expect([response.status(), await response.json()]).toMatchObject([200, { model: 'example/small' }])
    // The documented one would be refused with the next request that a reader tries.
    expect(await response.request().allHeaders()).not.toHaveProperty('idempotency-key')
    await context.close()
  })

  it('says so where no model is on offer', async () => {
    const { page, context, complaints } = await openPage(browser, service.url, {
      width: 1440,
      theme: 'light',
    })
    // As where there is no catalog: a browser would complain of what it is refused.
    await page.route('**/v1/models', (route) => route.fulfill({ status: 503, json: {} }))
    await page.route('**/docs/models.json', (route) => route.fulfill({ json: { object: 'list', data: [] } }))
    await page.goto(`${service.url}/docs#tag/chat/createChatCompletion`)
    await page.getByText('No model is on offer here now').first().waitFor()
    await page.getByText('vendor/small-chat').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it.each(THEMES)('cuts nothing off where a call is tried on a phone, %s', async (theme) => {
    const { page, context } = await visit('/docs#tag/chat/createChatCompletion', { width: 380, theme })
    await openTrial(page, 'chat/createChatCompletion')
    const dialog = page.getByRole('dialog', { name: 'API Client' })
    const [address, method, send, toggle] = [
      dialog.getByText('/chat/completions', { exact: true }).first(),
      dialog.getByText('POST', { exact: true }).last(),
      dialog.getByRole('button', { name: /^send/i }).first(),
      dialog.getByRole('button', { name: /sidebar/i }).first(),
    ]
    await send.waitFor()
    const box = async (part: Locator) => {
      const { x, width } = (await part.boundingBox()) ?? { x: -1, width: 0 }
      return { left: x, right: x + width }
    }
    for (const part of [method, send, toggle]) {
      const { left, right } = await box(part)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(380)
    }
    // The button of the list lay over the address.
    expect((await box(address)).left).toBeGreaterThanOrEqual((await box(toggle)).right)
    await context.close()
  })

  it('holds a choice of dark or light on all pages', async () => {
    const { page, context } = await visit('/docs')
    const isDark = () =>
      page.evaluate<boolean>(
        `getComputedStyle(document.body).backgroundColor.match(/\\d+/g).every((part) => Number(part) < 60)`,
      )
    expect(await isDark()).toBe(false)
    await page.getByRole('button', { name: /dark mode/i }).click()
    await expect.poll(isDark).toBe(true)
    for (const path of ['/', '/changelog', '/licenses', '/docs/nope']) {
      await page.goto(`${service.url}${path}`)
      expect([path, await isDark()]).toEqual([path, true])
    }
    await page.getByRole('button', { name: 'Use light colours' }).click()
    expect(await isDark()).toBe(false)
    await page.goto(`${service.url}/docs`)
    await page.locator('#docs-overview').waitFor({ state: 'detached' })
    expect(await isDark()).toBe(false)
    await context.close()
  })

  it('says first what it needs, to readers without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${service.url}/docs/hash`)
    const [note, heading] = [page.locator('noscript p'), page.getByRole('heading', { level: 1 })]
    const [{ y: noteTop }, { y: headingTop }] = [await note.boundingBox(), await heading.boundingBox()].map(
      (box) => box ?? { y: NaN },
    ) as [{ y: number }, { y: number }]
    expect(noteTop).toBeLessThan(headingTop)
    await note.getByRole('link').click()
    await page.waitForURL('**/llms/hash.txt')
    await context.close()
  })

  it.each([
    ['rest', '/docs/hash', 'hash-encode/rest_hash_digest', '/rest/hash/digest', { data: { bits: 256 } }],
    ['gateway', '/docs', 'account/getUsage', '/v1/usage', { plan: 'unlimited' }],
  ] as const)('tries a call of the %s plane', async (plane, path, id, called, expected) => {
    const key = service.keys[plane]
    const watched = await visit(`${path}#tag/${id}`)
    const { page, context, outside, complaints } = watched
    await page.getByPlaceholder('Token').first().fill(key)
    await openTrial(page, id)
    expect(await seriousFindings(watched)).toEqual([])
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === called)
    await page.getByRole('button', { name: /send/i }).first().click()
    const response = await answered
    expect([response.url(), response.status()]).toEqual([response.url(), 200])
    expect(await response.json()).toMatchObject(expected)
    await page.getByText('200 OK').first().waitFor()
    expect(await seriousFindings(watched)).toEqual([])
    expect({ outside, complaints }).toEqual({ outside: [], complaints: [] })
    await context.close()
  })
})
