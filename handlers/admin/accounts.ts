import { adminOperation } from '#admin'
import { listAccounts } from '#admin/queries/accounts'
import { accountsPage } from '#admin/views/accounts'

const PAGE = 50

/** All accounts, by name. */
export default adminOperation('adminListAccounts', async ({ query: { q, after }, context }) => {
  const { store, accounts: plans, form } = context
  const found = await listAccounts(store.pool, { search: q.trim(), after, limit: PAGE + 1 })
  const accounts = found.slice(0, PAGE)
  const next = found.length > PAGE ? (accounts.at(-1)?.name ?? null) : null
  return { title: 'Accounts', content: accountsPage(form, plans, { accounts, search: q, after, next }) }
})
