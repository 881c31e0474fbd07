import { AdminError, adminOperation, listAudit } from '#admin'
import { auditPage } from '#admin/views/audit'

const PAGE = 50

/** What operators changed. */
export default adminOperation('adminListAudit', async ({ query: { before = null }, context }) => {
  if (before !== null && !/^\d{1,18}$/.test(before))
    throw new AdminError('invalid', 'The address names no page of the audit log.')
  const records = await listAudit(context.store.pool, before, PAGE + 1)
  const shown = records.slice(0, PAGE)
  const next = records.length > PAGE ? (shown.at(-1)?.id ?? null) : null
  return { title: 'Audit log', content: auditPage(shown, before === null, next) }
})
