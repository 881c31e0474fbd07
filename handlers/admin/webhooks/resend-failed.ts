import { adminOperation, link } from '#admin'

/** Sends every dead letter of an endpoint again. */
export default adminOperation('adminResendFailed', async ({ body: { id }, context: { webhooks } }) => {
  const number = await webhooks.resendFailed(id)
  return {
    to: link('/webhooks/deliveries', { endpoint: id }),
    notice: number === 0 ? 'None had failed.' : `${number} ${number === 1 ? 'is' : 'are'} sent again.`,
  }
})
