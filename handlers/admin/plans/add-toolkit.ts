import { adminOperation } from '#admin'
import { toolkitSettings } from '#admin/plan-fields'

/** Adds a plan of the toolkit. */
export default adminOperation('adminAddToolkitPlan', async ({ body, context: { accounts } }) => {
  const { id, after } = body
  await accounts.manager.addPlan('rest', { plan: { id, ...toolkitSettings(body) }, after })
  return { to: '/admin/plans', notice: `Plan ${id} is added; accounts can be given it.` }
})
