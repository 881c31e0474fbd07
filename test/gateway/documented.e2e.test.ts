import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadResponseValidator, readContract } from '#contract'
import { startGateway, type TestGateway } from '../support/gateway.js'
import {
  answers,
  sends,
  startProvider,
  type Behaviour,
  type Received,
  type ScriptedProvider,
} from '../support/provider.js'

interface Operation {
  operationId: string
  requestBody: { content: { 'application/json': { examples: Record<string, { value: object }> } } }
  responses: Record<
    string,
    { content: { 'application/json': { example?: unknown; examples?: Record<string, { value: unknown }> } } }
  >
}

let provider: ScriptedProvider
let gateway: TestGateway
let key: string

const { paths } = readContract()
const operationAt = (path: string): Operation => paths[path]?.post as unknown as Operation

const embeddings: Behaviour = (response, request) => {
  const input = request.body?.['input']
  const count = typeof input === 'string' ? 1 : (input as unknown[]).length
  const data = Array.from({ length: count }, (_, index) => ({
    object: 'embedding',
    index,
    embedding: [1, 2],
  }))
  return sends(200, { object: 'list', data, usage: { prompt_tokens: 3, total_tokens: 3 } })(response, request)
}

/** What each documented request wants: vectors, a JSON object, or a text. */
const behaviourFor = ({ path, body }: Received): Behaviour => {
  if (path === '/v1/embeddings') return embeddings
  return answers(body?.['response_format'] === undefined ? 'A door.' : '{"city":"Jakarta"}')
}

beforeAll(async () => {
  const chat = ['vendor/small-chat', 'vendor/large-chat', 'vendor/small-vision']
  provider = await startProvider({
    models: [
      ...chat.map((id) => ({ id: `${id}:free`, architecture: { output_modalities: ['text'] } })),
      { id: 'vendor/small-embedding:free', architecture: { output_modalities: ['embeddings'] } },
    ],
    chat: (response, request) => behaviourFor(request)(response, request),
  })
  gateway = await startGateway([{ id: 'house', base_url: provider.baseUrl, free: 'suffix' }])
  key = await gateway.service.key('gateway', 'unlimited')
})
afterAll(async () => {
  await gateway.stop()
  await provider.close()
})

const REQUESTS = [
  '/chat/completions',
  '/embeddings',
  '/compare',
  '/moderations',
  '/batch',
  '/support',
  '/subscribe',
].flatMap((path) => {
  const { examples } = operationAt(path).requestBody.content['application/json']
  return Object.entries(examples).map(([name, { value }]) => [path, name, value] as const)
})

// In tests the server holds each answer against the contract before it is sent, and answers 500 where they differ.
test.each(REQUESTS)('%s takes its documented example "%s"', async (path, _, body) => {
  const response = await fetch(`${gateway.service.gatewayUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  expect([response.status, text]).toEqual([200, text])
  const isStream = (body as { stream?: boolean }).stream === true
  expect(response.headers.get('content-type')).toContain(isStream ? 'text/event-stream' : 'application/json')
  if (isStream) expect(text).toMatch(/data: \[DONE\]\n\n$/)
  else expect(JSON.parse(text)).toBeTypeOf('object')
})

test.each(['/embeddings', '/compare'])('%s documents answers that its own schema allows', async (path) => {
  const complaintsAbout = await loadResponseValidator()
  const { operationId, responses } = operationAt(path)
  const { example, examples = {} } = responses['200']?.content['application/json'] ?? {}
  const shown = [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map(({ value }) => value),
  ]
  expect(shown.length).toBeGreaterThan(0)
  for (const body of shown) expect(complaintsAbout(operationId as 'createEmbeddings', 200, body)).toEqual([])
})

test('/moderations documents what it answers to its first example', async () => {
  const { requestBody, responses } = operationAt('/moderations')
  const [request] = Object.values(requestBody.content['application/json'].examples)
  const response = await fetch(`${gateway.service.gatewayUrl}/moderations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(request?.value),
  })
  const { example, examples = {} } = responses['200']?.content['application/json'] ?? {}
  const shown = example ?? Object.values(examples)[0]?.value
  expect(await response.json()).toEqual({ ...(shown as object), id: expect.any(String) as unknown })
})
