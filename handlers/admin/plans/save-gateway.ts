import { adminOperation } from '#admin'
import { gatewaySettings } from '#admin/plan-fields'

/** Changes a plan of the gateway. */
export default adminOperation('adminSaveGatewayPlan', async ({ body, context: { accounts } }) => {
  const change = gatewaySettings(body)
  await accounts.manager.savePlan('gateway', { id: body.id, version: body.version, change })
  return { to: '/admin/plans', notice: `Plan ${change.title} is saved and in force.` }
})
