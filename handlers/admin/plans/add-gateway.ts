import { adminOperation } from '#admin'
import { gatewaySettings } from '#admin/plan-fields'

/** Adds a plan of the gateway. */
export default adminOperation('adminAddGatewayPlan', async ({ body, context: { accounts } }) => {
  const { id, after, key_prefix: keyPrefix } = body
  await accounts.manager.addPlan('gateway', { plan: { id, keyPrefix, ...gatewaySettings(body) }, after })
  return { to: '/admin/plans', notice: `Plan ${id} is added; accounts can be given it.` }
})
