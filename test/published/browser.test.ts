import type { Browser } from 'playwright-core'
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
  const pages = ['/', '/changelog', '/licenses', '/docs', '/docs/hash', '/docs/media']

  describe.each(looks)('at $width px, $theme', (look) => {
    it.each(pages)(
      '%s fits, loads nothing from elsewhere, and has no serious fault of accessibility',
      async (path) => {
        const watched = await visit(path, look)
        // What is shown late (code, lists of endpoints) is looked at too.
        await watched.page.waitForLoadState('networkidle')
        const wide = await watched.page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        expect({
          outside: watched.outside,
          complaints: watched.complaints,
          wide,
          findings: await seriousFindings(watched),
        }).toEqual({ outside: [], complaints: [], wide: 0, findings: [] })
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
    await page.getByText('No operations found').waitFor({ state: 'attached' })
    expect(await page.locator('#docs-results').getByRole('option').count()).toBe(0)
    await context.close()
  })

  it.each([
    ['rest', '/docs/hash', 'hash-encode/rest_hash_digest', '/rest/hash/digest', { data: { bits: 256 } }],
    ['gateway', '/docs', 'account/getUsage', '/v1/usage', { plan: 'unlimited' }],
  ] as const)('tries a call of the %s plane', async (plane, path, id, called, expected) => {
    const key = service.keys[plane]
    const { page, context, outside, complaints } = await visit(`${path}#tag/${id}`)
    await page.getByPlaceholder('Token').first().fill(key)
    await page
      .locator(`[id$="tag/${id}"]`)
      .getByRole('button', { name: /test request/i })
      .first()
      .click()
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === called)
    await page.getByRole('button', { name: /send/i }).first().click()
    const response = await answered
    expect([response.url(), response.status()]).toEqual([response.url(), 200])
    expect(await response.json()).toMatchObject(expected)
    await page.getByText('200 OK').first().waitFor()
    expect({ outside, complaints }).toEqual({ outside: [], complaints: [] })
    await context.close()
  })
})
