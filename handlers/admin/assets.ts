import { adminOperation } from '#admin'
import { listAssets } from '#admin/queries/work'
import { assetsPage } from '#admin/views/work'

const PAGE = 50

/** All generated files, the newest first. */
export default adminOperation('adminListAssets', async ({ query: { before }, context: { store } }) => {
  const found = await listAssets(store.pool, before, PAGE + 1)
  const assets = found.slice(0, PAGE)
  const next = found.length > PAGE ? (assets.at(-1)?.id ?? null) : null
  return { title: 'Assets', content: assetsPage(assets, before === undefined, next) }
})
