import { adminOperation } from '#admin'
import { readBars, readCategories, readLeaders } from '#admin/queries/overview'
import { overviewPage } from '#admin/views/overview'

const LEADERS = 10

/** How the service does. */
export default adminOperation(
  'adminShowOverview',
  async ({ query: { range }, context: { store, gateway } }) => {
    const { pool, journal } = store
    await journal.flush()
    const bars = await readBars(pool, range, Date.now())
    const categories = await readCategories(pool, range)
    const leaders = await readLeaders(pool, LEADERS)
    const overview = {
      range,
      bars,
      kinds: gateway.status(),
      providers: gateway.providers(),
      categories,
      leaders,
    }
    return { title: 'Overview', content: overviewPage(overview) }
  },
)
