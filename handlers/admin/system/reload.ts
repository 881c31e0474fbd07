import { adminOperation } from '#admin'

/** Reads the providers file again. */
export default adminOperation('adminReload', async ({ context: { gateway, peers } }) => {
  await gateway.reload()
  await peers.ask('POST', '/reload')
  return {
    to: '/admin/system',
    notice: 'The providers file is read again, and every provider was asked for its models.',
  }
})
