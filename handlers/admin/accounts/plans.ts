import { adminOperation, link } from '#admin'

/** Changes what the keys of an account may do. */
export default adminOperation('adminChangePlans', async ({ body, context }) => {
  const { id, plan, toolkit_plan: toolkitPlan } = body
  await context.accounts.manager.setPlans(id, { plan, toolkitPlan })
  return {
    to: link('/accounts/view', { id }),
    notice: `The plans are ${plan} on the gateway and ${toolkitPlan} on the toolkit now, for all keys.`,
  }
})
