import { adminOperation, link, notFound } from '#admin'
import { accountOfKey } from '#admin/queries/accounts'

/** Ends a key. */
export default adminOperation('adminRevokeKey', async ({ body: { id }, context }) => {
  const account = (await accountOfKey(context.store.pool, id)) ?? notFound('such key')
  const { wasRevoked } = await context.accounts.operator.revokeKey(id)
  return {
    to: link('/accounts/view', { id: account }),
    notice: wasRevoked ? 'The key had been revoked before.' : 'The key is revoked.',
  }
})
