import { describe, expect, it, test } from 'vitest'
import { failureOf } from '../../src/gateway/openai/errors.js'
import { withoutAccounts } from '../../src/gateway/openai/account-names.js'
import type { ProviderConfig } from '../../src/gateway/providers/types.js'

describe('whose account a provider speaks of', () => {
  // The first two are OpenAI's, as users of it have published them (github.com/mmz-001/knowledge_gpt/issues/5,
  // github.com/Aider-AI/aider/issues/1880).
  it.each([
    [
      'Rate limit reached for default in organization org-Yu8pTMWbwQ0jvtsUA1H1py29 on requests per min. Contact support@openai.com.',
      ['org-Yu8pTMWbwQ0jvtsUA1H1py29', 'support@openai.com'],
    ],
    [
      'Request too large for gpt-4o in organization org-2itOgSdqw0DhUYp0QyLhttLL on tokens per min (TPM): Limit 30000, Requested 36278.',
      ['2itOgSdqw0DhUYp0QyLhttLL'],
    ],
    ['Project `proj_a1B2c3D4` does not have access to model `gpt-5`.', ['proj_a1B2c3D4']],
    ['The project proj_abc may not use this model.', ['proj_abc']],
    ["Organization 'Acme Robotics' has disabled images.", ['Acme', 'Robotics']],
    ['organization Acme Robotics has disabled images.', ['Acme', 'Robotics']],
    ['Your account: acme-robotics may not send images.', ['acme']],
    ['account_name=acme may not send images', ['=acme']],
    ['Not enabled for user "jane" of account 7781-22.', ['jane', '7781']],
    ['user-Xy12AbCd is not allowed this image size.', ['Xy12AbCd']],
    ['Write to jane.doe+api@mail.example.co.id about this prompt.', ['jane', 'example']],
  ])('is not in %s', (message, secrets) => {
    const cleaned = withoutAccounts(message)
    for (const secret of secrets) expect(cleaned).not.toContain(secret)
  })

  it.each([
    "Invalid type for 'messages[0].content': expected one of a string or array of objects, but got an object instead.",
    "messages with role 'tool' must be a response to a preceding message with 'tool_calls'.",
    'The organization must be verified to use this model.',
    'This model does not take user-provided images; user_location is not supported.',
    'temperature must be at most 2 on this account tier.',
    "Invalid value: 'developer'. Supported values are: 'system', 'assistant', 'user', 'function', and 'tool'.",
  ])('leaves alone: %s', (message) => {
    expect(withoutAccounts(message)).toBe(message)
  })

  it('is found in a long message without a hang', () => {
    const long = `${'a'.repeat(200_000)} account ${'b '.repeat(100_000)}`
    const begun = performance.now()
    withoutAccounts(long)
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})

test('a refusal that is passed on names nobody', () => {
  const config = { id: 'vendor', baseUrl: 'https://api.vendor.test/v1', apiKey: null } as ProviderConfig
  const body = {
    error: { message: 'Images are off for org-AbCd1234 (jane@acme.test).', param: 'org-AbCd1234' },
  }
  const { details } = failureOf({ status: 400, headers: {} } as never, JSON.stringify(body), config)
  expect(details.callerMessage).toBe('Images are off for [account] ([e-mail]).')
  expect(details.param).toBeUndefined()
})
