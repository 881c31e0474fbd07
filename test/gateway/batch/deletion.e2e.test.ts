import { expect, test } from 'vitest'
import { requestsOf, submit } from '../../support/batch.js'
import { startGateway } from '../../support/gateway.js'
import { sends, startProvider, type Behaviour } from '../../support/provider.js'
import { eventually } from '../../support/eventually.js'

test('what a deleted account asked is sent to no other provider', async () => {
  const providers = await Promise.all(
    ['one', 'two'].map(() => startProvider({ models: [{ id: 'vendor/a:free' }] })),
  )
  const gateway = await startGateway(
    providers.map(({ baseUrl }, index) => ({ id: `provider-${index}`, base_url: baseUrl, free: 'suffix' })),
  )
  const client = await gateway.client('live')
  const { id } = await client.get<{ id: string }>('/account')
  const refusing = sends(500, { error: { message: 'no' } })
  const deletes: Behaviour = async (response, request) => {
    await gateway.service.accounts.operator.deleteAccount(id)
    return refusing(response, request)
  }
  for (const provider of providers) provider.fallback = deletes
  await submit(client, { requests: requestsOf(['a']) })
  await eventually(() =>
    expect(gateway.service.logs.some((line) => line.includes('a batch has ended'))).toBe(true),
  )
  expect(providers.flatMap(({ received }) => received)).toHaveLength(1)
  await gateway.stop()
  await Promise.all(providers.map((provider) => provider.close()))
})
