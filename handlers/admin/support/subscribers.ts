import { adminOperation } from '#admin'
import { listSubscribers } from '#admin/queries/support'
import { subscribersPage } from '#admin/views/support'

const PAGE = 100

/** Who gets news. */
export default adminOperation(
  'adminListSubscribers',
  async ({ query: { after }, context: { store, form } }) => {
    const found = await listSubscribers(store.pool, after, PAGE + 1)
    const shown = found.slice(0, PAGE)
    const next = found.length > PAGE ? (shown.at(-1)?.email ?? null) : null
    return { title: 'Subscribers', content: subscribersPage(form, shown, after === '', next) }
  },
)
