import { adminOperation } from '#admin'

/** Sends a delivery again. */
export default adminOperation('adminResendDelivery', async ({ body: { id }, context: { webhooks } }) => {
  await webhooks.resend(id)
  return { to: '/admin/webhooks/deliveries', notice: `${id} is sent again.` }
})
