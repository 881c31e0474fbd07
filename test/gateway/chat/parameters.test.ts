import { describe, expect, test } from 'vitest'
import type { Route } from '../../../src/gateway/routing/eligibility.js'
import type { Candidate } from '#program/gateway/routing/candidate'
import { preferSupporting, withoutRefused } from '../../../src/gateway/chat/parameters.js'

/** Only the offer's list and its id are read. */
const candidate = (listedId: string, supportedParameters: readonly string[] | null): Candidate =>
  ({ offer: { listedId, supportedParameters } }) as Candidate

/** The listed ids of the route that a request takes, tier by tier. */
const routed = (body: object, tiers: Candidate[][]): string[][] => {
  const route = preferSupporting({ tiers } as Route, { body: { ...body, messages: [] } }, 0)
  return route.tiers.map((tier) => tier.map(({ offer }) => offer.listedId))
}

const bodyFor = (supported: readonly string[] | null, body: object): object => {
  const {
    model: _,
    messages: __,
    ...others
  } = withoutRefused({ ...body, model: 'm', messages: [] }, candidate('m', supported).offer)
  return others
}

describe('what a provider is sent', () => {
  test('everything where it lists nothing', () => {
    const body = { seed: 1, logit_bias: {}, tools: [{}], n: 2, unknown: 1 }
    expect(bodyFor(null, body)).toEqual(body)
  })

  test('not what only nudges the answer and it does not list', () => {
    expect(bodyFor(['temperature'], { temperature: 0, top_p: 1, seed: 1, reasoning_effort: 'low' })).toEqual({
      temperature: 0,
    })
  })

  test('what it lists under another name', () => {
    const body = {
      reasoning_effort: 'low',
      response_format: { type: 'json_object' },
      tool_choice: 'required',
    }
    expect(bodyFor(['reasoning', 'structured_outputs', 'tools'], body)).toEqual(body)
  })

  test('max_tokens by the name that it lists', () => {
    expect(bodyFor(['max_completion_tokens'], { max_tokens: 5 })).toEqual({ max_completion_tokens: 5 })
    expect(bodyFor(['max_completion_tokens', 'max_tokens'], { max_tokens: 5 })).toEqual({ max_tokens: 5 })
  })
})

describe('where a request goes', () => {
  const [able, unable, silent] = [
    candidate('able', ['tools', 'n']),
    candidate('unable', ['seed']),
    candidate('silent', null),
  ]

  test.each<[string, object]>([
    ['tools', { tools: [{}] }],
    ['several answers', { n: 2 }],
  ])('%s: first to those that do not list others alone', (_, body) => {
    expect(routed(body, [[unable, able, silent]])).toEqual([['able', 'silent'], ['unable']])
  })

  test('to all where nobody lists it, since lists have gaps', () => {
    expect(routed({ logprobs: true }, [[unable, able]])).toEqual([['unable', 'able']])
  })

  test('what is asked for by default anyway is no reason', () => {
    expect(routed({ n: 1, logprobs: false }, [[unable]])).toEqual([['unable']])
    expect(routed({ n: 1 }, [[unable, able]])).toEqual([['unable', 'able']])
  })

  test('JSON first to those that know how, then to the others, each tier by itself', () => {
    const json = candidate('json', ['response_format'])
    const body = { response_format: { type: 'json_object' } }
    expect(routed(body, [[unable, json], [able]])).toEqual([['json'], ['unable'], ['able']])
  })
})
