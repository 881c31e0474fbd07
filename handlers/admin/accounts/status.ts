import { adminOperation, link } from '#admin'

/** Suspends an account, or makes it active again. */
export default adminOperation('adminSetStatus', async ({ body: { id, status }, context }) => {
  await context.accounts.manager.setStatus(id, status)
  return { to: link('/accounts/view', { id }), notice: `The account is ${status} now.` }
})
