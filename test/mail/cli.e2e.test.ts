import { expect, test } from 'vitest'
import { createTicket, subscribe } from '#mail'
import { folder, run } from '../accounts/support/cli.js'
import { startService } from '../support/service.js'

test('operators see mail and tickets beside a running server and without one', async () => {
  const dataDir = await folder()
  const service = await startService({ DATA_DIR: dataDir })
  const { pool } = service.store
  await service.accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: 'Writer' })
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM account')
  const id = rows[0]?.id ?? ''
  const ticket = await createTicket(pool, {
    account: { id, name: 'Writer' },
    message: 'One.\n\u001B[2JTwo.',
    subject: 'Batches',
    email: 'mira@bookshop.example',
  })
  await subscribe(pool, id, 'mira@bookshop.example', 'gateway.example')

  const listed = await run('mail', ['list', '--state', 'waiting'], dataDir)
  expect(listed).toMatchObject({ code: 0, stderr: '' })
  expect(listed.stdout).toMatch(/^ID +STATE +ATTEMPTS +CREATED +NEXT +ACCOUNT +TO +SUBJECT +LAST ERROR\n/)
  expect(listed.stdout).toMatch(new RegExp(`waiting +0 .* operator +\\[${ticket.id}\\] Batches +-`))
  expect(listed.stdout).toMatch(/mira@bookshop\.example +You are subscribed/)
  expect((await run('mail', ['unsubscribe', 'mira@bookshop.example'], dataDir)).code).toBe(0)
  const mailId = /^(mail_\w+) .*operator/m.exec(listed.stdout)?.[1] ?? ''
  await service.stop()

  const shown = await run('mail', ['show', ticket.id], dataDir)
  expect(shown.stdout).toContain(`Id: ${mailId}\nAccount: Writer\nState: waiting\n`)
  // What a stranger wrote commands no terminal.
  expect(shown.stdout).toContain('One.\n\uFFFD[2JTwo.\n')
  const resent = await run('mail', ['resend', mailId], dataDir)
  expect(resent).toMatchObject({ code: 0, stderr: expect.stringContaining('no SMTP_URL') as string })
  expect((await run('mail', ['list', '--state', 'sent'], dataDir)).stdout.trimEnd().split('\n').length).toBe(
    1,
  )
  const refused = await run('mail', ['unsubscribe', 'mira@bookshop.example'], dataDir)
  expect(refused).toMatchObject({ code: 1, stderr: '"mira@bookshop.example" is not subscribed\n' })
})
