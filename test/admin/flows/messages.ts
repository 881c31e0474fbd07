import { expect, it } from 'vitest'
import { startReceiver } from '../../support/receiver.js'
import { EVIL, type Operator } from '../support/operator.js'

/** What goes out: announcements, webhooks, mail, one flow after the other in one browser. */
export const messageFlows = (use: () => Operator): void => {
  it('publishes an announcement, and ends it', async () => {
    const { button, row, open, page, gateway } = use()
    await open('/announcements')
    await page.getByLabel('Kind').selectOption('incident')
    await page.getByLabel('Title').fill(EVIL)
    await page.getByLabel('Text').fill(`first line\n${EVIL}`)
    await page.getByLabel('Starts (UTC)').fill('2026-01-02T10:00')
    await page.getByLabel('Ends (UTC)').fill('2026-01-01T10:00')
    await button('Publish').click()
    await page.getByRole('alert').filter({ hasText: 'The end must be later than the start' }).waitFor()
    await page.getByLabel('Ends (UTC)').fill('')
    await button('Publish').click()
    await row('shown').waitFor()
    const listed = async () =>
      (await (await fetch(`${gateway.service.gatewayUrl}/announcements`)).json()) as {
        data: { title: string }[]
      }
    expect((await listed()).data).toMatchObject([{ title: EVIL }])
    await button('End now').click()
    await row('ended').waitFor()
    expect((await listed()).data).toEqual([])
  })

  it('registers a webhook, tests it, and sends a delivery again', async () => {
    const { button, row, secret, open, page } = use()
    const receiver = await startReceiver()
    await open('/webhooks')
    await page.getByLabel('Account').fill(EVIL)
    await page.getByLabel('URL').fill(`${receiver.url}/?x=<script>alert(3)</script>`)
    await page.getByLabel('key.created').check()
    await button('Register').click()
    await page.locator('#secret-value').waitFor()
    expect(await secret()).toMatch(/^whsec_/)
    await button('Test').click()
    await expect.poll(() => receiver.received.length).toBe(1)
    await expect
      .poll(async () => {
        await open('/webhooks/deliveries')
        return row('delivered').count()
      })
      .toBe(1)
    await button('Send again').click()
    await expect.poll(() => receiver.received.length).toBe(2)
  })

  it('reads a ticket, and answers it by mail', async () => {
    const { row, call, open, page, key } = use()
    await call(key, '/support', { message: EVIL, subject: EVIL, email: 'mira@example.org' })
    await open('/support')
    const link = page.getByRole('link', { name: 'mira@example.org' })
    expect(await link.getAttribute('href')).toMatch(/^mailto:mira@example\.org/)
    await page.getByRole('link', { name: 'Outbox' }).click()
    await row('waiting').waitFor()
  })
}
