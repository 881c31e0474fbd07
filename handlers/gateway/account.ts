import { operation, readStore } from '#gateway'

/** The first day of the calendar month (UTC) that `now` is in, and the first of the next. */
const monthOf = (now: Date) => ({
  from: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
  until: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
})

/** The account with its live quota and what this month has cost so far, in IDR. */
export default operation('getAccount', async ({ context: { accounts, principal, store } }) => {
  const { account } = principal
  const { from, until } = monthOf(new Date())
  const { minute, day } = await accounts.usage(principal)
  const { _sum: accrued } = await readStore(store, async () => {
    await store.journal.flush()
    return store.prisma.usageDay.aggregate({
      where: { accountId: account.id, day: { gte: from, lt: until } },
      _sum: { costIdr: true },
    })
  })
  return {
    status: 200,
    body: {
      id: account.id,
      name: account.name,
      plan: account.plan,
      toolkit_plan: account.toolkitPlan,
      status: account.status,
      quota: { minute, day },
      billing: {
        currency: 'IDR' as const,
        period: from.toISOString().slice(0, 7),
        accrued: accrued.costIdr?.toFixed() ?? '0',
      },
      created_at: account.createdAt.toISOString(),
    },
  }
})
