import { adminOperation, endSession, sessionOf } from '#admin'

/** Signs out. */
export default adminOperation('adminEndSession', async ({ context }) => {
  await endSession(context.store.pool, sessionOf(context))
  return { to: '/admin/sign-in' }
})
