import { decodeCursor, operation, pageOf, readStore } from '#gateway'

/** The account's assets, the latest first. */
export default operation('listAssets', async ({ query: { limit, cursor }, context }) => {
  const { gateway, principal, store } = context
  const owner = { list: 'listAssets', accountId: principal.account.id }
  const before = cursor === undefined ? undefined : decodeCursor(cursor, owner)
  const assets = await readStore(store, () => gateway.assets.list(owner.accountId, limit + 1, before))
  const { page, end } = pageOf(assets, limit, owner, ({ createdAt: at, id }) => ({ at, id }))
  return {
    status: 200,
    body: {
      object: 'list' as const,
      data: page.map(({ createdAt, expiresAt, urlExpiresAt: _, ...asset }) => ({
        ...asset,
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      })),
      ...end,
    },
  }
})
