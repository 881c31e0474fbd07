import { adminOperation } from '#admin'

/** Sends a mail again. */
export default adminOperation('adminResendMail', async ({ body: { id }, context: { mail } }) => {
  await mail.resend(id)
  return { to: '/admin/support/mail', notice: `${id} is sent again.` }
})
