import { operation, writeStore } from '#gateway'
import { subscribe } from '#mail'

/** Records an address for news; the answer is the same whether it was known or not. */
export default operation('subscribe', async ({ body: { email }, context }) => {
  const { config, store, principal } = context
  await context.limitAddress('subscribe', config.subscribeRateLimit)
  const { host } = new URL(config.publicBaseUrl)
  await writeStore(store, () => subscribe(store.pool, principal.account.id, email, host))
  return { status: 200, body: { object: 'subscription' as const, email, status: 'recorded' as const } }
})
