import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM, seriousFindings } from '../support/browser.js'
import { accountFlows } from './flows/accounts.js'
import { messageFlows } from './flows/messages.js'
import { playgroundFlows } from './flows/playground.js'
import { serviceFlows } from './flows/service.js'
import { EVIL, startOperator, type Operator } from './support/operator.js'
import { isTooWide, NO_CHROMIUM, SCREENS, screenshot } from './support/pages.js'

/** Pages that show what the flows have left behind. */
const PAGES = [
  ...['', '/accounts', '/requests', '/playground', '/playground/features', '/providers', '/plans'],
  ...['/announcements', '/webhooks', '/webhooks/deliveries', '/support', '/support/mail'],
  ...['/batches', '/assets', '/system', '/audit', '/sessions'],
]

describe.skipIf(CHROMIUM === undefined)(`an operator (skipped where ${NO_CHROMIUM})`, () => {
  let operator: Operator
  const use = (): Operator => operator
  beforeAll(async () => {
    operator = await startOperator(EVIL)
  })
  afterAll(() => operator.stop())

  accountFlows(use)
  messageFlows(use)
  serviceFlows(use)
  playgroundFlows(use)

  it('runs no script that somebody typed, and sees no page wider than a phone', async () => {
    const { openAccount, open, page, complaints } = use()
    for (const [name, viewport] of Object.entries(SCREENS)) {
      await page.setViewportSize(viewport)
      for (const path of PAGES) {
        await open(path)
        expect(await isTooWide(page), `${path} is wider than the screen`).toBe(false)
        expect(await page.locator('h1').count(), `${path} has one heading of its own`).toBe(1)
        await screenshot(page, `full-${name}${path.replaceAll(/[/?=]/g, '-')}`)
      }
      await openAccount(EVIL)
      expect(await isTooWide(page), 'the account is wider than the screen').toBe(false)
      await screenshot(page, `full-${name}-account`)
    }
    await page.setViewportSize(SCREENS.desktop)
    // With rows, names and answers in them: empty pages are looked at elsewhere.
    for (const path of PAGES) {
      await open(path)
      expect(await seriousFindings({ page, context: operator.context }), path).toEqual([])
    }
    expect(complaints).toEqual([])
  })

  it('can do without JavaScript what needs no stream', async () => {
    const plain = await operator.browser.newContext({
      storageState: await operator.context.storageState(),
      javaScriptEnabled: false,
    })
    const page = await plain.newPage()
    await page.goto(`${operator.url}/playground/feature?id=hash%2Fdigest`)
    await page.getByRole('button', { name: 'Call' }).click()
    // FIPS 180-4, SHA-256 of abc.
    await page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad').waitFor()
    await page.goto(`${operator.url}/accounts`)
    await page.getByText('New account…').click()
    await page.getByLabel('Name', { exact: true }).fill('without a script')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('status').filter({ hasText: 'is created' }).waitFor()
    await plain.close()
  })

  it('deletes an account only under its name', async () => {
    const { button, openAccount, call, notice, page, key } = use()
    await openAccount(EVIL)
    await page.getByText('Delete…').click()
    await page.getByLabel(/^Type/).fill('something else')
    await page.getByLabel('This cannot be undone.').check()
    await button('Delete account').click()
    await page.getByRole('alert').filter({ hasText: 'Nothing was deleted.' }).waitFor()
    await page.getByLabel(/^Type/).fill(EVIL)
    await button('Delete account').click()
    await notice('is deleted, with 1 key')
    expect((await call(key)).status).toBe(401)
  })

  it('signs everybody out', async () => {
    const { button, open, page } = use()
    await open('/sessions')
    await page.getByText('Sign out everywhere…').click()
    await button('Sign out everywhere').click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await open('/accounts')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })
})
