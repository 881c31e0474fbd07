import { adminOperation } from '#admin'
import { systemPage } from '#admin/views/system'
import { VERSION } from '#generated/routes'

/** This node and its switches. */
export default adminOperation(
  'adminShowSystem',
  async ({ context: { config, store, drain, peers, form } }) => {
    const others = await peers.ask<{ residentBytes: number }>('GET', '/worker')
    return {
      title: 'System',
      content: systemPage(form, {
        name: config.nodeName,
        version: VERSION,
        store: store.place,
        workers: config.worker === null ? null : { running: others.length + 1, of: config.workers },
        uptimeSeconds: process.uptime(),
        residentBytes: others.reduce((sum, each) => sum + each.residentBytes, process.memoryUsage.rss()),
        isDraining: drain.isDraining(),
      }),
    }
  },
)
