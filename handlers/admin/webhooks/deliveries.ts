import { adminOperation } from '#admin'
import { deliveriesPage } from '#admin/views/webhooks'

const PAGE = 50

/** Deliveries, the newest first. */
export default adminOperation('adminListDeliveries', async ({ query, context: { webhooks, form } }) => {
  const { endpoint, status, before = null } = query
  const found = await webhooks.deliveries({
    status: status === '' ? null : status,
    account: null,
    endpoint: endpoint === '' ? null : endpoint,
    before,
    limit: PAGE + 1,
  })
  const deliveries = found.slice(0, PAGE)
  const next = found.length > PAGE ? (deliveries.at(-1)?.id ?? null) : null
  return {
    title: 'Deliveries',
    content: deliveriesPage(form, { endpoint, status }, { deliveries, isFirst: before === null, next }),
  }
})
