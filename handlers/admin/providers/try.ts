import { adminOperation } from '#admin'

/** Asks a provider a small question. */
export default adminOperation('adminTryProvider', async ({ body, context: { gateway } }) => {
  const { model, isGood, latencyMs, text } = await gateway.tryProvider(body.id, body.model ?? null)
  return {
    to: '/admin/providers',
    notice: `${body.id}, ${model}: ${isGood ? 'answered' : 'failed'} after ${latencyMs} ms: ${text}`,
  }
})
