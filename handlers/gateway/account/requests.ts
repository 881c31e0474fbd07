import { GatewayError, operation, readStore } from '#gateway'

/** The row that a page ended with: pages go on behind it, so that new rows do not shift them. */
interface Place {
  at: Date
  id: string
}

/** JavaScript writes years before 0 and past 9999 with a sign and six digits, which PostgreSQL does not take. */
const TIME = /^(19[7-9]\d|[2-9]\d{3})-[\d:.TZ-]{19}$/

const encode = ({ at, id }: Place): string => Buffer.from(`${at.toISOString()}|${id}`).toString('base64url')

/** @throws GatewayError 400 for a text that no `next_cursor` ever was */
const decode = (cursor: string): Place => {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('|')
  const place = { at: new Date(at), id }
  // Only our own writing of a time and an id reads back as the same text.
  if (TIME.test(at) && !Number.isNaN(place.at.getTime()) && /^[\w-]+$/.test(id) && encode(place) === cursor)
    return place
  throw new GatewayError(
    400,
    'invalid_request_error',
    'invalid_value',
    "'cursor' must be the next_cursor of an earlier page.",
    { param: 'cursor' },
  )
}

/** The account's completed requests, the latest first. The journal is copied first, so that none just answered is missing. */
export default operation(
  'listRequests',
  async ({ query: { limit, cursor }, context: { principal, store } }) => {
    const before = cursor === undefined ? undefined : decode(cursor)
    const rows = await readStore(store, async () => {
      await store.journal.flush()
      return store.prisma.requestLog.findMany({
        where: {
          accountId: principal.account.id,
          ...(before && {
            at: { lte: before.at },
            OR: [{ at: { lt: before.at } }, { at: before.at, id: { lt: before.id } }],
          }),
        },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: limit + 1,
      })
    })
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
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
        has_more: last !== undefined,
        next_cursor: last === undefined ? null : encode(last),
      },
    }
  },
)
