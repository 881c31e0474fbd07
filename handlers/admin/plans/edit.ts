import { readPlanForEdit } from '#accounts'
import { adminOperation, notFound } from '#admin'
import { planPage } from '#admin/views/plans'

/** One plan, to be changed. */
export default adminOperation('adminEditPlan', async ({ query: { plane, id }, context: { store, form } }) => {
  const edited = (await readPlanForEdit(store.pool, plane, id)) ?? notFound('such plan')
  return { title: `Plan ${edited.plan.title}`, content: planPage(form, plane, edited) }
})
