import { adminOperation } from '#admin'
import { listRequests, readRequestCursor, writeRequestCursor } from '#admin/queries/requests'
import { requestsPage } from '#admin/views/requests'

const PAGE = 50
const ENDPOINTS = [
  '/chat/completions',
  '/embeddings',
  '/moderations',
  '/compare',
  '/images/generations',
  '/image-to-video',
  '/text-to-video',
  '/audio/speech',
]
/** A longer list helps nobody who types. */
const MOST_MODELS = 500

/** The gateway's requests, filtered and page by page. */
export default adminOperation('adminListRequests', async ({ query, context: { store, gateway } }) => {
  const { before, ...filter } = query
  await store.journal.flush()
  const found = await listRequests(store.pool, filter, readRequestCursor(before), PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  const next = found.length > PAGE && last !== undefined ? writeRequestCursor(last) : null
  const { models } = gateway.catalog
  const providers = [
    ...new Set(models.flatMap(({ offers }) => offers.map(({ provider }) => provider.config.id))),
  ]
  const choices = {
    endpoints: ENDPOINTS,
    models: models.slice(0, MOST_MODELS).map(({ id }) => id),
    providers: providers.sort(),
  }
  return {
    title: 'Request log',
    content: requestsPage(filter, choices, { rows, isFirst: before === undefined, next }),
  }
})
