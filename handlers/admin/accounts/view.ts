import { adminOperation, notFound } from '#admin'
import { findAccount, listKeys, listUsage } from '#admin/queries/accounts'
import { accountPage } from '#admin/views/accounts'

const DAYS = 30

/** One account with its keys and use. */
export default adminOperation('adminViewAccount', async ({ query: { id }, context }) => {
  const { store, accounts: plans, form } = context
  await store.journal.flush()
  const account = (await findAccount(store.pool, id)) ?? notFound('such account')
  const keys = await listKeys(store.pool, id)
  const usage = await listUsage(store.pool, id, DAYS)
  return { title: account.name, content: accountPage(form, plans, { account, keys, usage }) }
})
