import { operation, writeStore } from '#gateway'
import { createTicket } from '#mail'

/** Takes a ticket for the operator. */
export default operation('createSupportTicket', async ({ body, context }) => {
  const { config, store, principal } = context
  await context.limitAddress('support', config.publicRateLimit)
  const { message, subject = null, email = null } = body
  const { id, createdAt } = await writeStore(store, () =>
    createTicket(store.pool, { account: principal.account, message, subject, email }),
  )
  return {
    status: 200,
    body: {
      object: 'support.ticket' as const,
      id,
      status: 'accepted' as const,
      created_at: createdAt.toISOString(),
    },
  }
})
