import { Readable } from 'node:stream'
import { adminOperation, notFound } from '#admin'
import { csv } from '#admin/csv'
import { findAccount, listUsage } from '#admin/queries/accounts'

const HEADINGS = ['day', 'requests', 'prompt_tokens', 'completion_tokens', 'cost_idr', 'toolkit_calls']

/** What an account used, day by day, as CSV. */
export default adminOperation('adminExportUsage', async ({ query: { id, days }, context: { store } }) => {
  const account = (await findAccount(store.pool, id)) ?? notFound('such account')
  await store.journal.flush()
  const rows = await listUsage(store.pool, id, days)
  const text = csv(
    HEADINGS,
    rows.map((row) => [
      row.day,
      row.requests,
      row.promptTokens,
      row.completionTokens,
      row.costIdr,
      row.toolkitCalls,
    ]),
  )
  return {
    stream: Readable.from([text]),
    contentType: 'text/csv; charset=utf-8',
    fileName: `usage-${account.name}.csv`,
  }
})
