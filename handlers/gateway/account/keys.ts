import type { Plane } from '#accounts'
import { createdBehind, decodeCursor, operation, pageOf, readStore } from '#gateway'

/** The account's unrevoked keys, the newest first. Neither secret nor hash is read. */
export default operation(
  'listApiKeys',
  async ({ query: { limit, cursor }, context: { principal, store } }) => {
    const owner = { list: 'listApiKeys', accountId: principal.account.id }
    const before = cursor === undefined ? undefined : decodeCursor(cursor, owner)
    const keys = await readStore(store, () =>
      store.prisma.apiKey.findMany({
        where: { accountId: owner.accountId, revokedAt: null, ...createdBehind(before) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit + 1,
        omit: { hash: true },
      }),
    )
    const { page, end } = pageOf(keys, limit, owner, ({ createdAt: at, id }) => ({ at, id }))
    return {
      status: 200,
      body: {
        object: 'list' as const,
        data: page.map((key) => ({
          id: key.id,
          label: key.label,
          prefix: key.prefix,
          // The column's CHECK allows the two planes only.
          plane: key.plane as Plane,
          created_at: key.createdAt.toISOString(),
          last_used_at: key.lastUsedAt?.toISOString() ?? null,
        })),
        ...end,
      },
    }
  },
)
