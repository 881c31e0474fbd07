import { adminOperation } from '#admin'

/** Reads the providers file again. */
export default adminOperation('adminReload', async ({ context: { gateway } }) => {
  await gateway.reload()
  return {
    to: '/admin/system',
    notice: 'The providers file is read again, and every provider was asked for its models.',
  }
})
