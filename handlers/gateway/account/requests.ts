import { decodeCursor, operation, pageOf, readStore } from '#gateway'

/** The account's completed requests, the latest first. The journal is copied first, so that none just answered is missing. */
export default operation(
  'listRequests',
  async ({ query: { limit, cursor }, context: { principal, store } }) => {
    const owner = { list: 'listRequests', accountId: principal.account.id }
    const before = cursor === undefined ? undefined : decodeCursor(cursor, owner)
    const rows = await readStore(store, async () => {
      await store.journal.flush()
      return store.prisma.requestLog.findMany({
        where: {
          accountId: owner.accountId,
          ...(before && {
            at: { lte: before.at },
            OR: [{ at: { lt: before.at } }, { at: before.at, id: { lt: before.id } }],
          }),
        },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: limit + 1,
      })
    })
    const { page, end } = pageOf(rows, limit, owner, (row) => row)
    return {
      status: 200,
      body: {
        object: 'list' as const,
        data: page.map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          endpoint: row.endpoint,
          model: row.model,
          provider: row.provider,
          tokens: {
            prompt: row.promptTokens,
            completion: row.completionTokens,
            total: row.promptTokens + row.completionTokens,
            estimated: row.estimated,
          },
          latency_ms: row.latencyMs,
          status: row.status,
          cost_idr: row.costIdr.toFixed(),
        })),
        ...end,
      },
    }
  },
)
