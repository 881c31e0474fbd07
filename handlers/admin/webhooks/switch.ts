import { adminOperation } from '#admin'

/** Enables or disables an endpoint. */
export default adminOperation(
  'adminSwitchWebhook',
  async ({ body: { id, enabled }, context: { webhooks } }) => {
    const { url } = await webhooks.setEnabled(id, enabled)
    return { to: '/admin/webhooks', notice: `${url} is ${enabled ? 'enabled' : 'disabled'} now.` }
  },
)
