import { describe, expect, it } from 'vitest'
import { plainErrors } from '../../../src/published/mcp/protocol-faults.js'

const answer = (code: number, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message, data: { a: 1 } } })

// What @modelcontextprotocol/server 2 answers to messages that its schemas do not take: zod's issues, indented by two.
const issues = (...all: object[]): string => JSON.stringify(all, null, 2)

describe('errors of the SDK', () => {
  it('that list issues are sentences, with the code of wrong parameters', () => {
    const said = issues(
      { path: ['params', 'list', 0], message: 'Invalid input: expected array, received string' },
      { path: ['params', 'level'], message: 'Invalid option: expected one of "a"|"b"' },
      { path: [], message: 'Invalid input: expected object, received null' },
    )
    expect(JSON.parse(plainErrors(answer(-32_603, said)))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: {
        code: -32_602,
        message:
          'params.list.0 must be a list; params.level is not valid: Invalid option: expected one of "a"|"b"; The message must be an object.',
        data: { a: 1 },
      },
    })
  })

  it.each([
    ['another error', answer(-32_603, 'Internal error')],
    ['a list that is not JSON', answer(-32_603, '[\nfrom somewhere else]')],
    [
      'a result that shows an error',
      '{"result":{"content":[{"text":"Tool x disabled"}]},"jsonrpc":"2.0","id":1}',
    ],
    ['no JSON', 'Accepted'],
    ['nothing', ''],
  ])('%s stays as it is', (_what, body) => {
    expect(plainErrors(body)).toBe(body)
    expect(plainErrors(`event: message\ndata: ${body}\n\n`)).toBe(`event: message\ndata: ${body}\n\n`)
  })
})
