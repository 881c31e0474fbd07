import { adminOperation } from '#admin'
import { listBatches } from '#admin/queries/work'
import { batchesPage } from '#admin/views/work'

const PAGE = 30

/** All batches, the newest first. */
export default adminOperation('adminListBatches', async ({ query: { before }, context: { store } }) => {
  const found = await listBatches(store.pool, before, PAGE + 1)
  const batches = found.slice(0, PAGE)
  const next = found.length > PAGE ? (batches.at(-1)?.id ?? null) : null
  return { title: 'Batches', content: batchesPage(batches, before === undefined, next) }
})
