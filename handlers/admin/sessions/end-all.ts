import { adminOperation, endAllSessions } from '#admin'

/** Signs everybody out. */
export default adminOperation('adminEndAllSessions', async ({ context }) => {
  await endAllSessions(context.store.pool)
  return { to: '/admin/sign-in' }
})
