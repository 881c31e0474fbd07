import { adminOperation } from '#admin'
import { accountNames } from '#admin/queries/accounts'
import { webhooksPage } from '#admin/views/webhooks'

/** The registered endpoints. */
export default adminOperation('adminListWebhooks', async ({ context: { webhooks, store, form } }) => ({
  title: 'Webhooks',
  content: webhooksPage(form, await webhooks.list(), await accountNames(store.pool)),
}))
