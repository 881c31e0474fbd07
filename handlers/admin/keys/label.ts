import { adminOperation, link, notFound } from '#admin'
import { accountOfKey } from '#admin/queries/accounts'

/** Changes or removes a key's label. */
export default adminOperation('adminLabelKey', async ({ body: { id, label = null }, context }) => {
  const account = (await accountOfKey(context.store.pool, id)) ?? notFound('such key')
  await context.accounts.manager.setLabel(id, label)
  return { to: link('/accounts/view', { id: account }), notice: 'The label is saved.' }
})
