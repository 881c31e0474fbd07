import { adminOperation } from '#admin'

/** Has this node refuse new requests, or take them again. */
export default adminOperation('adminDrain', ({ body: { is_draining: isDraining }, context: { drain } }) => {
  drain.set(isDraining)
  return {
    to: '/admin/system',
    notice: isDraining ? 'This node refuses new requests now.' : 'This node takes requests again.',
  }
})
