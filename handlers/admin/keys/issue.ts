import { adminOperation, link, notFound } from '#admin'
import { findAccount } from '#admin/queries/accounts'

/** Issues a key on its account's plan. */
export default adminOperation('adminIssueKey', async ({ body: { account: id, plane, label }, context }) => {
  const account = (await findAccount(context.store.pool, id)) ?? notFound('such account')
  const plan = plane === 'gateway' ? account.plan : account.toolkitPlan
  const notices: string[] = []
  const secret = await context.accounts.operator.createKey(
    { plane, plan, account: account.name, label },
    (notice) => notices.push(notice),
  )
  return {
    to: link('/accounts/view', { id }),
    notice: ['The key is issued.', ...notices].join(' '),
    secret: {
      title: plane === 'gateway' ? 'The new gateway key' : 'The new toolkit key',
      value: secret,
      hint: 'Hand it to whoever will use it; the service keeps only a hash.',
    },
  }
})
