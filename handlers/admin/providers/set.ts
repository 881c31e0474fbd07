import { adminOperation } from '#admin'

/** Switches a provider on or off, or gives it another weight. */
export default adminOperation('adminSetProvider', async ({ body, context: { gateway, peers } }) => {
  const { id, is_on: isOn, weight = null } = body
  await gateway.setProvider(id, { isOff: !isOn, weight })
  await peers.ask('POST', '/reload')
  const share = weight === null ? 'the weight of the file' : `weight ${weight}`
  return { to: '/admin/providers', notice: `${id} is ${isOn ? `on, with ${share}` : 'off'}.` }
})
