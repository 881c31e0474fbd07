import { adminOperation } from '#admin'

/** Takes an address off the list of news. */
export default adminOperation('adminUnsubscribe', async ({ body: { address }, context: { mail } }) => {
  await mail.unsubscribe(address)
  return { to: '/admin/support/subscribers', notice: `${address} gets no more news.` }
})
