import { adminOperation } from '#admin'

/** Gives an endpoint a new secret. */
export default adminOperation('adminRotateWebhook', async ({ body, context: { webhooks } }) => {
  const { secret, previousUntil } = await webhooks.rotateSecret(body.id, body.overlap_hours)
  const until =
    previousUntil === null ? '' : ` until ${previousUntil.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    to: '/admin/webhooks',
    notice: previousUntil === null ? 'The old secret signs no more.' : `The old secret signs too${until}.`,
    secret: { title: 'The new signing secret', value: secret, hint: 'Hand it to whoever runs the endpoint.' },
  }
})
