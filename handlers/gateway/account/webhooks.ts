import { createdBehind, decodeCursor, operation, pageOf, readStore } from '#gateway'
import type { ResponseBody } from '#operation'

type Events = ResponseBody<'listWebhooks'>['data'][number]['events']

/** The account's registered endpoints, the newest first. Their signing secrets are never read here. */
export default operation(
  'listWebhooks',
  async ({ query: { limit, cursor }, context: { principal, store } }) => {
    const owner = { list: 'listWebhooks', accountId: principal.account.id }
    const before = cursor === undefined ? undefined : decodeCursor(cursor, owner)
    const webhooks = await readStore(store, () =>
      store.prisma.webhook.findMany({
        where: { accountId: owner.accountId, ...createdBehind(before) },
        select: { id: true, url: true, events: true, enabled: true, createdAt: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit + 1,
      }),
    )
    const { page, end } = pageOf(webhooks, limit, owner, ({ createdAt: at, id }) => ({ at, id }))
    return {
      status: 200,
      body: {
        object: 'list' as const,
        data: page.map((webhook) => ({
          id: webhook.id,
          url: webhook.url,
          events: webhook.events as Events,
          enabled: webhook.enabled,
          created_at: webhook.createdAt.toISOString(),
        })),
        ...end,
      },
    }
  },
)
