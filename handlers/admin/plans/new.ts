import { adminOperation, notFound } from '#admin'
import { newPlanPage } from '#admin/views/plans'

/** A new plan, which begins as another one is. */
export default adminOperation(
  'adminShowNewPlan',
  ({ query: { plane, like }, context: { accounts, form } }) => {
    const plans = plane === 'gateway' ? accounts.gatewayPlans() : accounts.toolkitPlans()
    const dearest = plans.findLast(({ public: isPublic }) => isPublic) ?? plans.at(-1)
    const model =
      (like === undefined ? dearest : plans.find(({ id }) => id === like)) ?? notFound('such plan')
    return { title: 'New plan', content: newPlanPage(form, plane, model, plans) }
  },
)
