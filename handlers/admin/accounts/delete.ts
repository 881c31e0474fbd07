import { AdminError, adminOperation, notFound } from '#admin'
import { findAccount } from '#admin/queries/accounts'

/** Deletes an account, whose name was typed to confirm it. */
export default adminOperation('adminDeleteAccount', async ({ body, context }) => {
  const account = (await findAccount(context.store.pool, body.id)) ?? notFound('such account')
  if (body.name.trim() !== account.name || !body.is_sure)
    throw new AdminError(
      'refused',
      `To delete the account, type its name (${account.name}) and tick that it cannot be undone. Nothing was deleted.`,
    )
  const { name, keys } = await context.accounts.operator.deleteAccount(account.id)
  return {
    to: '/admin/accounts',
    notice: `Account ${name} is deleted, with ${keys} ${keys === 1 ? 'key' : 'keys'} that worked until now.`,
  }
})
