import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { endWithTest } from '../support/end-with-test.js'
import { startService } from '../support/service.js'

it('does not wait for a certificate longer than EGRESS_TIMEOUT_MS', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  endWithTest(() => silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const service = await startService({ EGRESS_ALLOW: '127.0.0.1/32', EGRESS_TIMEOUT_MS: '500' })
  const key = await service.key('rest', 'unlimited')
  const response = await fetch(`${service.toolkitUrl}/web/certificate?host=127.0.0.1&port=${port}`, {
    headers: { 'x-api-key': key },
  })
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 502,
    body: { error: { message: '127.0.0.1 did not answer within 0.5 s' } },
  })
})
