import { AdminError, adminOperation, beginAudit, endAudit, isPassword, startSession } from '#admin'

/** Attempts a minute, of one address and of all: a password of 119 random bits outlives both by far, a weak one should too. */
const PER_ADDRESS = 6
const IN_ALL = 60

/** Only a page of ours: anything else would send a fresh session elsewhere. */
const pageOf = (next: string): string => {
  if (!/^\/admin(?:[/?]|$)/.test(next) || next.includes('\\')) return '/admin'
  // As a browser reads it: without the dots of `/admin/../v1`.
  const { pathname, search } = new URL(next, 'http://localhost')
  return /^\/admin(?:\/|$)/.test(pathname) ? `${pathname}${search}` : '/admin'
}

/** Signs in. */
export default adminOperation('adminStartSession', async ({ body, context }) => {
  const { store, address, userAgent } = context
  await context.throttle('admin-sign-in', address, PER_ADDRESS)
  await context.throttle('admin-sign-in-all', 'all', IN_ALL)
  // Only now: attempts without end would fill the log.
  const attempt = await beginAudit(store.pool, {
    operator: body.operator,
    address,
    operation: 'adminStartSession',
    details: {},
    formId: null,
  })
  if (!(await isPassword(store.pool, body.password))) {
    const message = 'That is not the password.'
    await endAudit(store.pool, attempt, 'refused', message)
    throw new AdminError('refused', message, { status: 403 })
  }
  await endAudit(store.pool, attempt, 'done', null)
  context.signIn(await startSession(store.pool, { operator: body.operator, address, userAgent }))
  return { to: pageOf(body.next) }
})
