import { adminOperation } from '#admin'
import { plansPage } from '#admin/views/plans'

/** The plans of both planes. */
export default adminOperation('adminListPlans', ({ context: { accounts } }) => ({
  title: 'Plans',
  content: plansPage(accounts.gatewayPlans(), accounts.toolkitPlans()),
}))
