import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { eventsOf, streams } from '../../support/provider.js'
import { chat, EVIL, type Operator } from '../support/operator.js'
import { screenshot } from '../support/pages.js'

/** Accounts and their keys, one flow after the other in one browser. */
export const accountFlows = (use: () => Operator): void => {
  it('creates an account, and a second click on the button creates no second one', async () => {
    const { button, notice, open, page, gateway } = use()
    await open('/accounts')
    await page.getByText('New account…').click()
    await page.getByLabel('Name', { exact: true }).fill(EVIL)
    await page.getByLabel('Gateway plan').selectOption('live')
    await button('Create account').dblclick()
    await notice('is created. It needs a key.')
    const { rows } = await gateway.service.store.pool.query('SELECT FROM account')
    expect(rows).toHaveLength(1)
  })

  it('issues a key whose secret is shown once and copied', async () => {
    const operator = use()
    const { button, secret, call, notice, page } = operator
    await page.getByText('Issue a key…').click()
    await page.getByLabel('Label', { exact: true }).fill('first')
    await button('Issue key').click()
    await notice('The key is issued.')
    operator.key = await secret()
    await button('Copy').click()
    await button('Copied').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(operator.key)
    await screenshot(page, 'flow-secret')
    expect((await call(operator.key)).status).toBe(200)
    await page.reload()
    expect(await page.content()).not.toContain(operator.key)
  })

  it('rotates it with an overlap, then revokes the new one', async () => {
    const { button, row, secret, call, page, key } = use()
    await row('first').getByText('Rotate…').click()
    await page.getByLabel('Overlap in hours').fill('2')
    await button('Rotate key').click()
    await page.locator('#secret-value').waitFor()
    const fresh = await secret()
    expect([(await call(key)).status, (await call(fresh)).status]).toEqual([200, 200])
    await page.getByRole('cell', { name: /^ends / }).waitFor()
    await row('works').getByText('Revoke…').click()
    await button('Revoke key').click()
    await row('revoked').waitFor()
    expect([(await call(key)).status, (await call(fresh)).status]).toEqual([200, 401])
  })

  it('changes its plans', async () => {
    const { button, call, notice, page, key } = use()
    await page.getByLabel('Gateway plan').selectOption('premier')
    await button('Change plans').click()
    await notice('The plans are premier on the gateway')
    expect(await (await call(key)).json()).toMatchObject({ plan: 'premier' })
  })

  it('suspends it and makes it active again', async () => {
    const { button, call, notice, page, key } = use()
    await page.getByText('Suspend…').click()
    await button('Suspend account').click()
    await notice('The account is suspended now.')
    expect((await call(key)).status).toBe(403)
    await button('Make active again').click()
    await notice('The account is active now.')
    expect((await call(key)).status).toBe(200)
  })

  it('downloads what it used as CSV, and finds its requests in the log', async () => {
    const { button, row, openAccount, call, page, provider, key } = use()
    provider.script(streams(eventsOf('Two words.')))
    expect((await call(key, '/chat/completions', chat('Hi', { stream: true }))).status).toBe(200)
    expect((await call(key, '/chat/completions', chat('Hi', { model: 'vendor/none' }))).status).toBe(404)
    await openAccount(EVIL)
    const downloading = page.waitForEvent('download')
    await button('Download CSV').click()
    const file = await (await downloading).path()
    expect(await readFile(file, 'utf8')).toMatch(/^day,requests,[^]*\r\n\d{4}-\d\d-\d\d,1,11,2,/)

    await page.getByRole('link', { name: 'In the request log' }).click()
    await page.getByLabel('Status').selectOption('ok')
    await button('Filter').click()
    await row('vendor/small').waitFor()
    expect(await page.getByLabel('Account', { exact: true }).inputValue()).toBe(EVIL)
    await page.getByLabel('Model').fill('vendor/other')
    await button('Filter').click()
    await page.getByText('No request matches.').waitFor()
    await page.getByRole('link', { name: 'Clear' }).click()
    await row('vendor/small').waitFor()
  })
}
