import { operation, readStore } from '#gateway'
import type { ResponseBody } from '#operation'

type Events = ResponseBody<'listWebhooks'>['data'][number]['events']

/** The account's registered endpoints, the newest first. Their signing secrets are never read here. */
export default operation('listWebhooks', async ({ context: { principal, store } }) => {
  const webhooks = await readStore(store, () =>
    store.prisma.webhook.findMany({
      where: { accountId: principal.account.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  )
  return {
    status: 200,
    body: {
      object: 'list' as const,
      data: webhooks.map((webhook) => ({
        id: webhook.id,
        url: webhook.url,
        events: webhook.events as Events,
        enabled: webhook.enabled,
        created_at: webhook.createdAt.toISOString(),
      })),
      has_more: false,
      next_cursor: null,
    },
  }
})
