import { expect, it } from 'vitest'
import { chunk, eventsOf, hangsAfter, sends, streams } from '../../support/provider.js'
import { EVIL, type Operator } from '../support/operator.js'
import { screenshot } from '../support/pages.js'

/** The playground, one flow after the other in one browser. */
export const playgroundFlows = (use: () => Operator): void => {
  it('chats with a model, whose answer comes as a stream and is remembered', async () => {
    const { open, page, provider } = use()
    provider.script(streams(eventsOf(`I say ${EVIL}`), 20), streams(eventsOf('And more.')))
    await open('/playground')
    expect(await page.getByLabel('Model').inputValue()).toBe('vendor/small')
    await page.getByLabel('Message', { exact: true }).fill(EVIL)
    await page.keyboard.press('Enter')
    const log = page.getByRole('log')
    await log.getByText(`I say ${EVIL}`).waitFor()
    await log.getByText('11 + 5 tokens').waitFor()
    await page.getByLabel('Message', { exact: true }).fill('Go on')
    await page.keyboard.press('Enter')
    await log.getByText('And more.').waitFor()
    await screenshot(page, 'flow-chat')
    expect(provider.received.at(-1)?.body?.['messages']).toEqual([
      { role: 'user', content: EVIL },
      { role: 'assistant', content: `I say ${EVIL}` },
      { role: 'user', content: 'Go on' },
    ])
  })

  it('stops an answer, of which the provider hears at once', async () => {
    const { page, provider, button } = use()
    provider.script(hangsAfter([chunk({ role: 'assistant', content: 'Once upon' })]))
    await page.getByLabel('Message', { exact: true }).fill('A tale')
    await button('Send').click()
    await page.getByText('Once upon').waitFor()
    await button('Stop').click()
    await page.getByText('stopped').waitFor()
    await provider.received.at(-1)?.abandoned
    await button('New chat').click()
    await expect.poll(() => page.getByRole('log').textContent()).toBe('')
  })

  it('is told why a model does not answer, and keeps the question', async () => {
    const { page, button, provider } = use()
    provider.script(sends(400, { error: { message: 'This model has gone home.' } }))
    await page.getByLabel('Message', { exact: true }).fill('Are you there?')
    await button('Send').click()
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Are you there?')
  })

  it('hears a sound and sees a film of an answer, which the policy of the page allows', async () => {
    const { open, page, button, complaints } = use()
    const blocked: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text())
    })
    for (const [tag, address] of [
      ['audio', `data:audio/wav;base64,${SILENCE}`],
      ['video', `data:video/webm;base64,${BLACK}`],
    ] as const) {
      // No stored feature has a sound: this one answers with what it is given.
      await open('/playground/feature?id=text%2Fnormalize')
      await page.getByLabel('text (required)').fill(address)
      await button('Call').click()
      await page.locator(tag).waitFor()
      // 1 is HAVE_METADATA (HTML): it was loaded and understood.
      await expect
        .poll(() => page.evaluate<number>(`document.querySelector('${tag}').readyState`))
        .toBeGreaterThanOrEqual(1)
    }
    expect([blocked, complaints]).toEqual([[], []])
  })

  it('finds a feature, fills its form and sees a picture of the answer', async () => {
    const { page, button } = use()
    await page.getByRole('link', { name: 'Toolkit' }).click()
    await page.getByLabel('Find a feature').fill('qr code')
    await button('Find').click()
    await page.getByRole('link', { name: 'qr/generate' }).click()
    await page.getByLabel('text (required)').fill(EVIL)
    await button('Call').click()
    const picture = page.getByRole('img', { name: 'Picture 1 of the answer' })
    await picture.waitFor()
    await expect
      .poll(() => page.evaluate<number>("document.querySelector('.picture img').naturalWidth"))
      .toBeGreaterThan(20)
    expect(await page.getByLabel('text (required)').inputValue()).toBe(EVIL)
    expect(new URL(page.url()).pathname).toBe('/admin/playground/feature')
    await screenshot(page, 'flow-feature')
  })
}

/** A WAV file of 16 samples in which nothing sounds. */
const SILENCE = 'UklGRjQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YRAAAACAgICAgICAgICAgICAgICA'
/** A WebM film of one black frame of 16 by 16 (ffmpeg -f lavfi -i color=c=black:s=16x16:r=1:d=1 -c:v libvpx). */
const BLACK =
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAHjEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTbuMU6uEElTDZ1OsggEeTbuMU6uEHFO7a1OsggHN7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5LjI3LjEwMESJiECPQAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYjiZwcVR14NIpyBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+ODhDuaygDgibCBELqBEJqBAhJUw2f9c3OgY8CAZ8iaRaOHRU5DT0RFUkSHjUxhdmY1OS4yNy4xMDBzc9djwItjxYjiZwcVR14NImfIoUWjh0VOQ09ERVJEh5RMYXZjNTkuMzcuMTAwIGxpYnZweGfIokWjiERVUkFUSU9ORIeUMDA6MDA6MDEuMDAwMDAwMDAwAAAfQ7Z1qOeBAKOjgQAAgBACAJ0BKhAAEAAARwiFhYiZhIgCAgAMDWAA/v+rUIAcU7trkbuPs4EAt4r3gQHxggGg8IED'
