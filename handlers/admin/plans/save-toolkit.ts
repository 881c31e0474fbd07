import { adminOperation } from '#admin'
import { toolkitSettings } from '#admin/plan-fields'

/** Changes a plan of the toolkit. */
export default adminOperation('adminSaveToolkitPlan', async ({ body, context: { accounts } }) => {
  const change = toolkitSettings(body)
  await accounts.manager.savePlan('rest', { id: body.id, version: body.version, change })
  return { to: '/admin/plans', notice: `Plan ${change.title} is saved and in force.` }
})
