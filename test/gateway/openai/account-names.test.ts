import { describe, expect, it, test } from 'vitest'
import { failureOf } from '../../../src/gateway/openai/errors.js'
import { withoutAccounts } from '../../../src/gateway/openai/account-names.js'
import type { ProviderConfig } from '../../../src/gateway/providers/types.js'
import { growthOf } from '../../support/cpu.js'

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
    ['The account name Mega Corp Ltd may not send images.', ['Mega', 'Corp', 'Ltd']],
    ['Images are off for the organization Mega Corp.', ['Mega', 'Corp']],
    ['Account name: Mega Corp Ltd. Images are off.', ['Mega', 'Corp', 'Ltd']],
    ['organization name is Bank of Java & Sons', ['Bank', 'Java', 'Sons']],
    ['accountName=mega-corp, images are off', ['mega']],
    ['The account name megacorp may not send images.', ['megacorp']],
    ['company called Mega Corp has no images', ['Mega', 'Corp']],
    ['Subscription 9f-77 of customer Mega has no images.', ['9f', 'Mega']],
    ['user-Xy12AbCd is not allowed this image size.', ['Xy12AbCd']],
    ['Write to jane.doe+api@mail.example.co.id about this prompt.', ['jane', 'example']],
  ])('is not in %s', (message, secrets) => {
    const cleaned = withoutAccounts(message)
    for (const secret of secrets) expect(cleaned).not.toContain(secret)
  })

  it.each([
    "Invalid type for 'messages[0].content': expected one of a string or array of objects, but got an object instead.",
    "messages with role 'tool' must be a response to a preceding message with 'tool_calls'.",
    'Project ID must be a string; the account name is required.',
    'The account name must not be empty, and the project id cannot be null.',
    'The organization must be verified to use this model.',
    'This model does not take user-provided images; user_location is not supported.',
    'temperature must be at most 2 on this account tier.',
    "Invalid value: 'developer'. Supported values are: 'system', 'assistant', 'user', 'function', and 'tool'.",
  ])('leaves alone: %s', (message) => {
    expect(withoutAccounts(message)).toBe(message)
  })

  it.each([
    ['a long word', (size: number) => 'a'.repeat(size)],
    ['many short ones', (size: number) => ` account ${'b '.repeat(size)}`],
    ['many labels', (size: number) => 'account name '.repeat(size / 10)],
    ['many names', (size: number) => `account Name${' Of'.repeat(size)}`],
  ])('takes time in proportion to %s', (_name, text) => {
    expect(growthOf(20_000, 10, (size) => withoutAccounts(text(size)))).toBeLessThan(40)
  })
})

test('a refusal that is passed on names nobody', () => {
  const config = { id: 'vendor', baseUrl: 'https://api.vendor.test/v1', apiKey: null } as ProviderConfig
  const body = {
    error: { message: 'Images are off for org-AbCd1234 (jane@acme.test).', param: 'org-AbCd1234' },
  }
  const { details } = failureOf({ status: 400, headers: {} }, JSON.stringify(body), config)
  expect(details.callerMessage).toBe('Images are off for [account] ([e-mail]).')
  expect(details.param).toBeUndefined()
})
