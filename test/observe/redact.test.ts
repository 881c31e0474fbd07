import { describe, expect, it } from 'vitest'
import { createLogger, redact, redactKeys, together } from '#observe'

const SECRETS = [
  'svc_live_0123456789abcdefghijABCDEFGHIJ',
  'svc_rest_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
  'sk-or-v1-0123456789abcdef',
  'gsk_0123456789abcdef',
  'hf_0123456789abcdef',
  'nvapi-0123456789',
  'AIzaSyA0123456789',
  'github_pat_0123456789abc',
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
]

describe('redaction', () => {
  it.each(SECRETS)('hides %s wherever it stands', (secret) => {
    for (const text of [secret, `failed with ${secret}.`, `{"apiKey":"${secret}"}`, `Bearer ${secret}`]) {
      expect(redact(text)).not.toContain(secret)
    }
  })

  it.each([
    ['in a word', 'my_svc_live_0123456789abcdef'],
    ['with encoded underscores', 'svc%5Flive%5f0123456789abcdef'],
    ['cut off', 'vendor/svc_rest_01234567'],
  ])('finds a key of ours %s in what a caller wrote', (_name, text) => {
    expect(redactKeys(text)).not.toContain('0123')
    expect(redactKeys('Bearer YOUR_KEY, svc_live, a/svc_new_model')).toBe(
      'Bearer YOUR_KEY, svc_live, a/svc_new_model',
    )
  })

  it.each([
    ['a bearer header', 'Authorization: Bearer abc.def-ghi', 'abc.def-ghi'],
    ['a key in a query', 'GET /rest/hash/digest?text=abc&key=whatever&x=1', 'whatever'],
    ['a password in an address', 'postgres://user:p4ss:word@host:5432/db', 'p4ss'],
    ['a signature', '/files/a?expires=1&signature=deadbeef', 'deadbeef'],
  ])('hides %s', (_name, text, secret) => {
    expect(redact(text)).not.toContain(secret)
    expect(redact(text)).toContain('[redacted]')
  })

  it('leaves the rest of a line as it is', () => {
    expect(redact('GET /rest/hash/digest?text=abc&key=svc_rest_abc&x=1')).toBe(
      'GET /rest/hash/digest?text=abc&key=[redacted]&x=1',
    )
  })

  it('works on nested fields and stacks of a log line', () => {
    const lines: string[] = []
    const log = createLogger('info', { write: (line: string) => void lines.push(line) })
    log.info(
      {
        deep: { er: [{ header: 'Bearer svc_live_secretsecret' }] },
        err: new Error('bad key svc_rest_othersecret'),
      },
      'm',
    )
    expect(lines.join('')).not.toMatch(/secretsecret|othersecret/)
  })
})

it('lines of one tick are written together, in their order', async () => {
  const written: string[] = []
  const log = createLogger('info', together({ write: (text: string) => void written.push(text) }))
  log.info('one')
  log.info('two')
  expect(written).toEqual([])
  await new Promise((resolve) => setImmediate(resolve))
  log.info('three')
  await new Promise((resolve) => setImmediate(resolve))
  const messages = written.map((text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg),
  )
  expect(messages).toEqual([['one', 'two'], ['three']])
})
