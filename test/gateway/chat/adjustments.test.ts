import { describe, expect, test } from 'vitest'
import { adjust, adjustmentsFor } from '../../../src/gateway/chat/adjustments.js'
import { createFindings } from '../../../src/gateway/providers/findings.js'
import { UpstreamError } from '../../../src/gateway/providers/upstream.js'

const said = (words: string): UpstreamError => new UpstreamError('refused', 'x', { words })
const body = (more: object) => ({ model: 'm', messages: [{ role: 'user', content: 'x' }], ...more })

describe('what is done about a refusal', () => {
  test.each<[string, object, readonly string[], string[]]>([
    // OpenAI and GitHub Models, of reasoning models.
    [
      "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
      { temperature: 0.7 },
      ['temperature'],
      ['default:temperature'],
    ],
    [
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { temperature: 0.7, max_tokens: 5 },
      ['temperature'],
      ['limit:max_completion_tokens'],
    ],
    [
      'max_tokens is no longer supported, use max_completion_tokens',
      { max_tokens: 5 },
      [],
      ['limit:max_completion_tokens'],
    ],
    [
      'Unrecognized request argument supplied: max_completion_tokens',
      { max_completion_tokens: 5 },
      [],
      ['limit:max_tokens'],
    ],
    // Mistral's and FastAPI's, whose place is the parameter.
    [
      'Extra inputs are not permitted max_completion_tokens',
      { max_completion_tokens: 5 },
      [],
      ['limit:max_tokens'],
    ],
    // Google's.
    [
      'Invalid JSON payload received. Unknown name "max_completion_tokens": Cannot find field.',
      { max_completion_tokens: 5 },
      [],
      ['limit:max_tokens'],
    ],
    [
      "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
      { temperature: 0.2 },
      [],
      ['without:temperature'],
    ],
    [
      "Unsupported parameter: 'parallel_tool_calls' is not supported with this model.",
      { parallel_tool_calls: true },
      [],
      ['without:parallel_tool_calls'],
    ],
    ['unknown field: parameter "seed" is not a valid field', { seed: 1 }, [], ['without:seed']],
    [
      "'temperature', 'top_p' and 'presence_penalty' are not supported by reasoning models",
      { temperature: 0.7, top_p: 1, presence_penalty: 0, reasoning: {} },
      [],
      ['without:temperature', 'without:top_p', 'without:presence_penalty'],
    ],
    // What is the caller's to mend, or to have from another provider.
    ["Invalid 'temperature': must be at most 1", { temperature: 1.5 }, [], []],
    ['a temperature above 1 is not supported', { temperature: 1.5 }, [], []],
    [
      'max_tokens is too large: 9000. This model supports at most 4096 completion tokens.',
      { max_tokens: 9000 },
      [],
      [],
    ],
    ['max_tokens must be at least 1', { max_tokens: 5 }, [], []],
    ['tools are not supported', { tools: [{}], temperature: 0.2 }, [], []],
    ['reasoning models do not support logprobs', { logprobs: true, reasoning: {} }, [], []],
    ['Invalid request.', { temperature: 0.7, max_tokens: 5 }, ['temperature'], []],
  ])('%s', (words, more, added, expected) => {
    expect(adjustmentsFor({ body: body(more), added }, said(words))).toEqual(expected)
  })

  test.each([
    // Groq's, DeepSeek's and OpenAI's words for members of an assistant's message.
    "'messages.1' : for 'role:assistant' the following must be satisfied[('messages.1' : property 'reasoning_content' is unsupported)]",
    'The reasoning_content is an intermediate result. Please remove the reasoning_content from your message.',
    "Unknown parameter: 'messages[1].annotations'.",
  ])('of what only answers have: %s', (words) => {
    const asked = {
      body: {
        model: 'm',
        messages: [
          { role: 'assistant', content: 'a', reasoning_content: 'r', annotations: [{}] },
          { role: 'assistant', content: null, refusal: 'No.' },
          { role: 'user', content: 'x', reasoning_content: 'mine' },
        ],
      },
      added: [],
    }
    const found = adjustmentsFor(asked, said(words))
    expect(found).toEqual(['plain history'])
    expect(adjust(asked, found).messages).toEqual([
      { role: 'assistant', content: 'a' },
      { role: 'assistant', content: 'No.' },
      { role: 'user', content: 'x', reasoning_content: 'mine' },
    ])
  })
})

test('what was found is believed for a day, and a name of the limit until the other one is found', () => {
  let now = 0
  const findings = createFindings(() => now)
  findings.add('m', ['limit:max_tokens', 'default:temperature'])
  findings.add('m', ['limit:max_completion_tokens'])
  expect(findings.of('m')).toEqual(['default:temperature', 'limit:max_completion_tokens'])
  expect(findings.of('another')).toEqual([])
  now = 86_400_000
  expect(findings.of('m')).toEqual([])
})
