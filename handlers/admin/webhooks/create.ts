import { adminOperation } from '#admin'

/** Registers an endpoint. */
export default adminOperation('adminCreateWebhook', async ({ body, context: { webhooks } }) => {
  const { id, secret } = await webhooks.create(body)
  return {
    to: '/admin/webhooks',
    notice: `The endpoint ${id} is registered.`,
    secret: { title: 'Its signing secret', value: secret, hint: 'Hand it to whoever runs the endpoint.' },
  }
})
