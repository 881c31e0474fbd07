import { AdminError, adminOperation, endSessionById, sessionOf } from '#admin'

/** Signs one session out, this one or another. */
export default adminOperation('adminEndOneSession', async ({ body, context }) => {
  const { isEnded, isOwn } = await endSessionById(context.store.pool, body.id, sessionOf(context))
  if (!isEnded) throw new AdminError('not_found', 'That session has ended already.')
  return isOwn ? { to: '/admin/sign-in' } : { to: '/admin/sessions', notice: 'The session is ended.' }
})
