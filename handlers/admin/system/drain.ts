import { adminOperation } from '#admin'

/** Has this node refuse new requests, or take them again. */
export default adminOperation(
  'adminDrain',
  async ({ body: { is_draining: isDraining }, context: { drain, peers } }) => {
    drain.set(isDraining)
    await peers.ask('POST', '/worker/drain', { is_draining: isDraining })
    return {
      to: '/admin/system',
      notice: isDraining ? 'This node refuses new requests now.' : 'This node takes requests again.',
    }
  },
)
