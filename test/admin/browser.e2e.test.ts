import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/admin.js'
import { CHROMIUM, seriousFindings, startBrowser } from '../support/browser.js'
import { startService, type TestService } from '../support/service.js'
import { isTooWide, NO_CHROMIUM, SCREENS, screenshot } from './support/pages.js'

/** Every page that can be looked at without something in it. */
const PAGES = [
  ...[
    '',
    '?range=month',
    '/accounts',
    '/requests',
    '/playground',
    '/playground/features',
    '/playground/feature?id=hash%2Fdigest',
    '/providers',
    '/plans',
    '/plans/edit?plane=gateway&id=live',
  ],
  ...[
    '/announcements',
    '/webhooks',
    '/webhooks/deliveries',
    '/support',
    '/support/mail',
    '/support/subscribers',
  ],
  ...['/batches', '/assets', '/system', '/audit', '/sessions'],
]

describe.skipIf(CHROMIUM === undefined)(`in a browser (skipped where ${NO_CHROMIUM})`, () => {
  let service: TestService
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    service = await startService({ ADMIN_PASSWORD, TRUST_PROXY: '1' })
    browser = await startBrowser()
    context = await browser.newContext({ viewport: SCREENS.desktop })
    page = await context.newPage()
  })
  afterAll(async () => {
    await browser.close()
    await service.stop()
  })

  it('signs in with the keyboard alone, after a wrong password', async () => {
    await page.goto(service.adminUrl)
    await screenshot(page, 'sign-in')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await page.getByText('That is not the password.').waitFor()
    await page.getByLabel('Password').fill(ADMIN_PASSWORD)
    await page.keyboard.press('Tab')
    await page.keyboard.type('mira')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin')
  })

  for (const [screen, viewport] of Object.entries(SCREENS))
    for (const colorScheme of ['light', 'dark'] as const)
      it(`has no serious fault of accessibility on a ${screen}, ${colorScheme}`, async () => {
        const state = await context.storageState()
        const own = await browser.newContext({
          ...{ viewport, colorScheme, storageState: state },
          // What fades in has too little contrast meanwhile.
          reducedMotion: 'reduce',
        })
        const tab = await own.newPage()
        // The menu of phones and the themes are the same everywhere: two looks hold both screens and both themes.
        const areAll = (screen === 'phone') === (colorScheme === 'dark')
        for (const path of areAll ? PAGES : PAGES.slice(0, 5)) {
          await tab.goto(`${service.adminUrl}${path}`)
          expect(await seriousFindings({ page: tab, context: own }), path).toEqual([])
          expect(await isTooWide(tab), `${path} is wider than the screen`).toBe(false)
          await screenshot(tab, `${screen}-${colorScheme}${path.replaceAll(/[/?=%]/g, '-')}`)
        }
        await own.close()
      })

  it('keeps what was typed when the session ends, and sends it after a new sign-in', async () => {
    await page.goto(`${service.adminUrl}/sessions`)
    await page.getByText('Sign out everywhere…').click()
    await service.store.pool.query('DELETE FROM admin_session')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByText('Your session has ended.').waitFor()
    const other = await context.newPage()
    await other.goto(service.adminUrl)
    await other.getByLabel('Password').fill(ADMIN_PASSWORD)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.getByRole('heading', { name: 'Overview' }).waitFor()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })
})
