import type { Plane } from '#accounts'
import { operation, readStore } from '#gateway'

/** The account's unrevoked keys, the newest first. Neither secret nor hash is read. */
export default operation('listApiKeys', async ({ context: { principal, store } }) => {
  const keys = await readStore(store, () =>
    store.prisma.apiKey.findMany({
      where: { accountId: principal.account.id, revokedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      omit: { hash: true },
    }),
  )
  return {
    status: 200,
    body: {
      object: 'list' as const,
      data: keys.map((key) => ({
        id: key.id,
        label: key.label,
        prefix: key.prefix,
        // The column's CHECK allows the two planes only.
        plane: key.plane as Plane,
        created_at: key.createdAt.toISOString(),
        last_used_at: key.lastUsedAt?.toISOString() ?? null,
      })),
      has_more: false,
      next_cursor: null,
    },
  }
})
