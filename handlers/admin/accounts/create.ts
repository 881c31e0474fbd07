import { adminOperation, link } from '#admin'

/** Creates an account without keys. */
export default adminOperation('adminCreateAccount', async ({ body, context }) => {
  const { name, plan, toolkit_plan: toolkitPlan } = body
  const id = await context.accounts.manager.create({ name, plan, toolkitPlan })
  return { to: link('/accounts/view', { id }), notice: `Account ${name.trim()} is created. It needs a key.` }
})
