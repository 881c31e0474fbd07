import { adminOperation, link } from '#admin'

/** Sends an endpoint a test. */
export default adminOperation('adminTestWebhook', async ({ body: { id }, context: { webhooks } }) => {
  const delivery = await webhooks.test(id)
  return {
    to: link('/webhooks/deliveries', { endpoint: id }),
    notice: `A webhook.test is on its way as ${delivery}. Reload to see what came of it.`,
  }
})
