import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { ADMIN_PASSWORD } from '../../support/admin.js'
import { startBrowser } from '../../support/browser.js'
import { startGateway, type TestGateway } from '../../support/gateway.js'
import { startProvider, type ScriptedProvider } from '../../support/provider.js'
import { SCREENS } from './pages.js'

/** What would open a dialog wherever it is not escaped. */
export const EVIL = `"'><img src=x onerror=alert(1)><script>alert(2)</script>`

/** The body of a chat request. */
export const chat = (content: string, more: object = {}): object => ({
  model: 'vendor/small',
  messages: [{ role: 'user', content }],
  ...more,
})

/** An operator who is signed in with a browser, at a service with a provider of their own. */
export interface Operator {
  gateway: TestGateway
  provider: ScriptedProvider
  browser: Browser
  context: BrowserContext
  page: Page
  /** Where the pages are. */
  url: string
  /** What went wrong in pages: dialogs that no page of ours opens, and exceptions. */
  complaints: string[]
  open(path: string): Promise<void>
  /** Waits for what a form says when it is done. */
  notice(text: string | RegExp): Promise<void>
  /** The button of this name. */
  button(name: string): Locator
  /** The rows of a table that have this text. */
  row(text: string): Locator
  /** Opens the page of the account of that name. */
  openAccount(name: string): Promise<void>
  /** The secret that the page shows. */
  secret(): Promise<string>
  /** Calls the gateway, by POST where there is a body. */
  call(key: string, path?: string, body?: object): Promise<Response>
  /** The gateway key that flows have issued. */
  key: string
  stop(): Promise<void>
}

/** Signs in by the page, under this name. */
export const signIn = async (page: Page, url: string, name: string): Promise<void> => {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Password').fill(ADMIN_PASSWORD)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
}

/** Starts service, provider and browser, and signs in. @param name of the operator */
export const startOperator = async (name: string): Promise<Operator> => {
  const provider = await startProvider()
  const gateway = await startGateway(
    [{ id: 'first', base_url: provider.baseUrl, free: 'suffix', kinds: ['chat', 'images'] }],
    { environment: { ADMIN_PASSWORD, EGRESS_ALLOW: '127.0.0.1' } },
  )
  const url = gateway.service.adminUrl
  const browser = await startBrowser()
  const context = await browser.newContext({
    viewport: SCREENS.desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await signIn(page, url, name)
  const open = async (path: string): Promise<void> => {
    await page.goto(`${url}${path}`)
  }
  return {
    gateway,
    provider,
    browser,
    context,
    page,
    url,
    complaints,
    key: '',
    open,
    button: (label) => page.getByRole('button', { name: label, exact: true }),
    row: (text) => page.getByRole('row').filter({ hasText: text }),
    openAccount: async (account) => {
      await open('/accounts')
      await page.getByRole('link', { name: account }).click()
      await page.getByRole('heading', { name: 'Keys' }).waitFor()
    },
    secret: async () => (await page.locator('#secret-value').textContent())?.trim() ?? '',
    call: (key, path = '/account', body) =>
      fetch(`${gateway.service.gatewayUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    notice: (text) => page.getByRole('status').filter({ hasText: text }).first().waitFor(),
    stop: async () => {
      await browser.close()
      await gateway.stop()
      await provider.close()
    },
  }
}
