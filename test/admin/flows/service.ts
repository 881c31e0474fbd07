import { expect, it } from 'vitest'
import { sends } from '../../support/provider.js'
import { chat, EVIL, type Operator } from '../support/operator.js'

/** The service itself: work, providers, draining, plans, forged forms, one flow after the other in one browser. */
export const serviceFlows = (use: () => Operator): void => {
  it('sees a batch run and what it generated', async () => {
    const { row, call, open, provider, key } = use()
    await call(key, '/batch', { requests: [{ custom_id: EVIL, body: chat('in a batch') }] })
    provider.script(sends(200, { created: 1, data: [{ b64_json: PIXEL }] }))
    await expect
      .poll(
        async () => {
          await open('/batches')
          return row('completed').count()
        },
        { timeout: 15_000 },
      )
      .toBe(1)
    provider.script(sends(200, { created: 1, data: [{ b64_json: PIXEL }] }))
    const made = await call(key, '/images/generations', { model: 'vendor/small', prompt: EVIL })
    expect([made.status, await made.text()]).toEqual([200, expect.anything()])
    await open('/assets')
    await row('image/png').waitFor()
  })

  it('switches a provider off and on, weighs it, and calls it', async () => {
    const { button, call, notice, open, page, key } = use()
    await open('/providers')
    await page.getByText('Test call…').click()
    await button('Ask it').click()
    await notice(/first, vendor\/small:free: answered after/)
    await page.getByText('Weight…').click()
    await page.getByLabel('Weight').fill('7')
    await button('Save weight').click()
    await page.getByText('7 (file: 100)').waitFor()
    await button('Switch off').click()
    await button('Switch on').waitFor()
    expect((await call(key, '/chat/completions', chat('Hi'))).status).not.toBe(200)
    await button('Switch on').click()
    await button('Switch off').waitFor()
    expect((await call(key, '/chat/completions', chat('Hi'))).status).toBe(200)
  })

  it('drains the node and takes requests again', async () => {
    const { button, call, open, page, key } = use()
    await open('/system')
    await button('Drain this node').click()
    await page.getByText('This node is draining').waitFor()
    expect((await call(key)).status).toBe(503)
    await button('Take requests again').click()
    await page.getByText('serving', { exact: true }).waitFor()
    expect((await call(key)).status).toBe(200)
  })

  it('adds a plan, and gives it to an account', async () => {
    const { open, page, button, notice, openAccount, call, key } = use()
    await open('/plans')
    await page.getByRole('link', { name: 'Add a plan…' }).first().click()
    await page.getByLabel('Id', { exact: true }).fill('team')
    await page.getByLabel('Comes after').selectOption('live')
    await page.getByLabel('Title').fill(EVIL)
    await button('Add plan').click()
    await notice('Plan team is added')
    await openAccount(EVIL)
    await page.getByLabel('Gateway plan').selectOption('team')
    await button('Change plans').click()
    await notice('The plans are team on the gateway')
    expect(await (await call(key)).json()).toMatchObject({ plan: 'team' })
  })

  it('is told when somebody else has changed the plan that is open', async () => {
    const { button, notice, open, page, context, url } = use()
    const other = await context.newPage()
    await other.goto(`${url}/plans/edit?plane=rest&id=free`)
    await open('/plans/edit?plane=rest&id=free')
    await page.getByLabel('Calls a key and day').fill('6')
    await button('Save plan').click()
    await notice('is saved and in force.')
    await other.getByLabel('Calls a key and day').fill('7')
    await other.getByLabel('Title').fill('Mine')
    await other.getByRole('button', { name: 'Save plan' }).click()
    await other.getByRole('alert').filter({ hasText: 'callsPerDay is 6 now' }).waitFor()
    expect(await other.getByLabel('Calls a key and day').inputValue()).toBe('7')
    await other.close()
  })

  it('is refused a forged form in words, and nothing is changed', async () => {
    const { button, openAccount, call, page, key } = use()
    await openAccount(EVIL)
    await page.evaluate(
      "document.querySelectorAll('[name=_csrf]').forEach((each) => { each.value = 'forged' })",
    )
    await page.getByText('Suspend…').click()
    await button('Suspend account').click()
    await page.getByRole('alert').filter({ hasText: 'This form belongs to another session' }).waitFor()
    expect((await call(key)).status).toBe(200)
  })
}

/** A PNG of one grey pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
