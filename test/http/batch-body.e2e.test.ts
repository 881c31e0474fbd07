import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type TestService } from '../support/service.js'

let service: TestService
let key: string
beforeAll(async () => {
  service = await startService()
  key = await service.key('gateway', 'unlimited')
})
afterAll(() => service.stop())

interface Answer {
  status: number
  body: { error: { code: string; message: string; param: string | null }; request_counts: { total: number } }
}

const post = async (body: string): Promise<Answer> => {
  const response = await fetch(`${service.gatewayUrl}/batch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const batchOf = (...bodies: string[]): string =>
  `{"requests":[${bodies.map((body, index) => `{"custom_id":"${index}","body":${body}}`).join(',')}]}`

describe('the body of a batch', () => {
  it('may have more values than any other: ten thousand ordinary requests pass', async () => {
    const messages = Array.from({ length: 8 }, () => ({ role: 'user', content: 'x'.repeat(80) }))
    const one = JSON.stringify({ model: 'vendor/a', temperature: 0.5, max_tokens: 50, messages })
    const { status, body } = await post(batchOf(...Array<string>(10_000).fill(one)))
    expect([status, body.request_counts.total]).toEqual([200, 10_000])
  })

  it.each([
    ['that ends early', '{"requests":[{"custom_id":"a","body":{}}', 'invalid_json', null],
    ['that is no object', '[]', 'invalid_type', null],
    ['with a broken element', batchOf('{}', '{"a":}'), 'invalid_json', null],
    ['that is nested too deep', batchOf(`{"a":${'['.repeat(200)}${']'.repeat(200)}}`), 'invalid_json', null],
    ['with a prototype', batchOf('{}', '{"a":{"__proto__":{}}}'), 'forbidden_field', null],
    ['with a prototype of its own', '{"__proto__":{},"requests":[]}', 'forbidden_field', null],
    [
      'with a number past all bounds',
      batchOf('{}', '{"top_p":1e400}'),
      'invalid_value',
      'requests[1].body.top_p',
    ],
    ['with too many values', batchOf(`{"a":[${'0,'.repeat(600_000)}0]}`), 'too_many_values', null],
  ])('%s is refused', async (_, text, code, param) => {
    const { status, body } = await post(text)
    expect([status, body.error.code, body.error.param]).toEqual([400, code, param])
  })

  it('has at most 32 MB', async () => {
    const { status, body } = await post(batchOf(`{"a":"${'x'.repeat(33 * 1024 * 1024)}"}`))
    expect([status, body.error.code]).toEqual([413, 'request_too_large'])
  })
})
