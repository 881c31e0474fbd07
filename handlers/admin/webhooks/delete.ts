import { adminOperation } from '#admin'

/** Deletes an endpoint. */
export default adminOperation('adminDeleteWebhook', async ({ body: { id }, context: { webhooks } }) => {
  const { url } = await webhooks.remove(id)
  return { to: '/admin/webhooks', notice: `${url} is deleted.` }
})
