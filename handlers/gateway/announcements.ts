import { publicOperation, readStore } from '#gateway'

/** Notices that have not ended, the latest start first. */
export default publicOperation('listAnnouncements', async ({ context: { store } }) => {
  const notices = await readStore(store, () =>
    store.prisma.announcement.findMany({
      where: { OR: [{ endsAt: null }, { endsAt: { gt: new Date() } }] },
      orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    }),
  )
  return {
    status: 200,
    body: {
      object: 'list' as const,
      data: notices.map((notice) => ({
        id: notice.id,
        // The column's CHECK allows these three only.
        kind: notice.kind as 'maintenance' | 'incident' | 'launch',
        title: notice.title,
        body: notice.body,
        starts_at: notice.startsAt.toISOString(),
        ends_at: notice.endsAt?.toISOString() ?? null,
      })),
      has_more: false,
      next_cursor: null,
    },
  }
})
