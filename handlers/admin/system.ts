import { adminOperation } from '#admin'
import { systemPage } from '#admin/views/system'
import { VERSION } from '#generated/routes'

/** This node and its switches. */
export default adminOperation('adminShowSystem', ({ context: { config, store, drain, form } }) => ({
  title: 'System',
  content: systemPage(form, {
    name: config.nodeName,
    version: VERSION,
    store: store.place,
    uptimeSeconds: process.uptime(),
    residentBytes: process.memoryUsage.rss(),
    isDraining: drain.isDraining(),
  }),
}))
