import { adminOperation } from '#admin'

/** Changes a plan of the toolkit. */
export default adminOperation('adminSaveToolkitPlan', async ({ body, context: { accounts } }) => {
  const change = {
    title: body.title.trim(),
    callsPerDay: body.calls_per_day ?? null,
    monthlyPrice: body.monthly_price,
    public: body.public,
  }
  await accounts.manager.savePlan('rest', { id: body.id, version: body.version, change })
  return { to: '/admin/plans', notice: `Plan ${change.title} is saved and in force.` }
})
