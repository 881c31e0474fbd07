import { expect, test } from 'vitest'
import { folder, run } from '../accounts/support/cli.js'
import { startMailServer } from '../support/mail-server.js'
import { startProcess } from '../support/process.js'
import { preparedFolder } from '../support/stores.js'
import { eventually } from '../support/eventually.js'

test('what the mail server had taken before a crash stays sent; what was under way goes out again, and both are counted', async () => {
  const dataDir = await preparedFolder(await folder())
  const mails = await startMailServer()
  const environment = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'gateway@example.org',
  }
  const create = ['create', '--plane', 'gateway', '--plan', 'live', '--account', 'writer']
  const key = (await run('keys', create, dataDir)).stdout.trim()
  const server = startProcess(environment)
  const url = await server.listening
  const delivered = async (at: string): Promise<void> =>
    eventually(async () => {
      const metrics = await (await fetch(`${at}/metrics`)).text()
      expect(metrics).toContain('message_attempts_total{channel="mail",outcome="delivered"} 1\n')
    })
  const write = async (message: string): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ message, subject: message })
    // 503 says that the store took too long, and nothing is kept: the caller comes again.
    await eventually(async () => {
      const answer = await fetch(`${url}/v1/support`, { method: 'POST', headers, body })
      expect([answer.status, await answer.text()]).toEqual([200, expect.anything()])
    })
  }
  const copies = (subject: string): number =>
    mails.received.filter(({ source }) => source.includes(subject)).length
  const listed = async (): Promise<string> => (await run('mail', ['list'], dataDir)).stdout

  await write('First')
  await delivered(url)
  mails.beforeAnswer = () => new Promise(() => undefined)
  await write('Second')
  await eventually(() => expect(copies('Second')).toBe(1))
  expect(await listed()).toMatch(/ sending +1 +\S+ +- .*Second/)
  server.child.kill('SIGKILL')
  await server.exit

  mails.beforeAnswer = () => Promise.resolve()
  const next = startProcess(environment)
  await delivered(await next.listening)
  expect([copies('First'), copies('Second')]).toEqual([1, 2])
  const after = await listed()
  expect(after).toMatch(/ sent +1 .*First/)
  expect(after).toMatch(/ sent +2 .*Second/)
  expect(next.output()).toContain('the mail server may have taken the mail')
  next.child.kill('SIGTERM')
  await next.exit
  await mails.close()
})
