import { adminOperation, link, notFound } from '#admin'
import { accountOfKey } from '#admin/queries/accounts'

/** Replaces a key by a new one; the old one goes on for a while. */
export default adminOperation('adminRotateKey', async ({ body, context }) => {
  const account = (await accountOfKey(context.store.pool, body.id)) ?? notFound('such key')
  const { secret, endsAt } = await context.accounts.manager.rotateKey(body.id, body.overlap_hours)
  const until = `${endsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    to: link('/accounts/view', { id: account }),
    notice: body.overlap_hours === 0 ? 'The old key is revoked.' : `The old key works until ${until}.`,
    secret: {
      title: 'The new key',
      value: secret,
      hint: 'Hand it to whoever used the old one; the service keeps only a hash.',
    },
  }
})
