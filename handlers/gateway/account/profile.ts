import { operation, readStore } from '#gateway'

/** What the account says of itself. */
export default operation('getAccountProfile', async ({ context: { principal, store } }) => {
  const account = await readStore(store, () =>
    store.prisma.account.findUniqueOrThrow({
      where: { id: principal.account.id },
      select: { displayName: true, contact: true, preferences: true },
    }),
  )
  return {
    status: 200,
    body: {
      display_name: account.displayName,
      contact: account.contact,
      preferences: account.preferences as Record<string, unknown>,
    },
  }
})
