import { adminOperation } from '#admin'
import { readBars, readCategories, readLeaders } from '#admin/queries/overview'
import { overviewPage } from '#admin/views/overview'
import { joinProviderStates, type ProviderState } from '#gateway'

const LEADERS = 10

/** How the service does. */
export default adminOperation(
  'adminShowOverview',
  async ({ query: { range }, context: { store, gateway, peers } }) => {
    const { pool, journal } = store
    await Promise.all([journal.flush(), peers.ask('POST', '/worker/refresh')])
    const others = await peers.ask<ProviderState[]>('GET', '/worker/providers')
    const bars = await readBars(pool, range, Date.now())
    const categories = await readCategories(pool, range)
    const leaders = await readLeaders(pool, LEADERS)
    const overview = {
      range,
      bars,
      kinds: gateway.status(),
      providers: joinProviderStates(gateway.providers(), others),
      categories,
      leaders,
    }
    return { title: 'Overview', content: overviewPage(overview) }
  },
)
