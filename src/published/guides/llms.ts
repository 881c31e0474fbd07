import { publishedContract } from '../contract.js'
import { operationText } from './operation-text.js'
import { sectionOf, sections, type Section } from './operations.js'

const FREE_CALLS = 5

const about = (baseUrl: string): string[] => [
  '# Inference Gateway and Utility Toolkit',
  '',
  `> ${publishedContract(baseUrl).info.summary ?? ''}`,
  '',
  `**Gateway**, \`${baseUrl}/v1\`: OpenAI's API, so that OpenAI's clients work with this base address.`,
  '',
  '- Send `Authorization: Bearer <API_KEY>`, a key that begins with `svc_free_`, `svc_live_`, `svc_premier_` or `svc_platinum_`. `GET /health`, `/pricing`, `/models` and `/announcements` need none.',
  '- Model ids come and go, and those in examples (`vendor/...`) are invented: take them from `GET /models`.',
  '- Errors are `{"error": {"message", "type", "param", "code"}}`: 400 the request, 401 the key, 403 the plan, 404 the model, 429 the quota (wait for `Retry-After`), 502 no provider could answer (try again; not charged), 503 overloaded.',
  '- `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (Unix seconds) are on every answer to a good key; `GET /usage` has the whole quota.',
  '- With an `Idempotency-Key`, a POST that is sent again gets the first answer, and is charged once.',
  '',
  `**Toolkit**, \`${baseUrl}/rest\`: each feature is one GET with its input in the query, \`/<category>/<feature>\`.`,
  '',
  '- Send a REST key (`svc_rest_...`) as `Authorization: Bearer <REST_KEY>`, as `x-api-key`, or, last, as the query parameter `key`.',
  '- The answer is `{"ok": true, "feature", "data"}`; errors are `{"ok": false, "feature", "error": {"code", "message", "details"}}`, without `feature` where the call is refused before its feature is known.',
  '- 400 lists every faulty parameter; 404 is an unknown feature or a missing or revoked key, alike; 422 what cannot be processed; 429 the quota; 502 a source that did not answer; 503 overloaded. Only 200 and 422 count.',
  `- Free keys have ${FREE_CALLS} calls a day, until midnight UTC. \`X-RateLimit-Remaining\` has what is left.`,
  '',
  `**MCP**, \`${baseUrl}/mcp\` (streamable HTTP, with a REST key): find a feature by words, describe it, call it. Every tool answers in the toolkit's envelope, as text.`,
  '',
  'Keys are issued by the operator; there is no sign-up.',
  '',
]

const link = (title: string, address: string, note: string): string => `- [${title}](${address}): ${note}`

const features = ({ operations: { length } }: Section): string =>
  length === 1 ? '1 operation' : `${length} operations`

const sectionLink = (baseUrl: string, section: Section): string =>
  link(
    section.title,
    `${baseUrl}/llms/${section.name}.txt`,
    `${section.description.replace(/\.$/, '')} (${features(section)}).`,
  )

/** `/llms.txt` in the form of llmstxt.org: what this is, how to call it, and where the rest stands. */
export const agentGuide = (baseUrl: string): string => {
  const [gateway, ...categories] = sections(baseUrl)
  if (gateway === undefined) throw new Error('The contract has no gateway')
  return [
    ...about(baseUrl),
    '## Gateway',
    '',
    sectionLink(baseUrl, gateway),
    '',
    '## Toolkit',
    '',
    ...categories.map((section) => sectionLink(baseUrl, section)),
    '',
    '## Optional',
    '',
    link('Full guide', `${baseUrl}/llms-full.txt`, 'every operation of both planes in one text.'),
    link(
      'OpenAPI',
      `${baseUrl}/openapi.json`,
      'the contract (3.1); this and the following also as YAML, with .yaml for .json.',
    ),
    link('OpenAPI of the gateway', `${baseUrl}/openapi/gateway.json`, 'one server, for generators.'),
    link(
      'OpenAPI of the toolkit',
      `${baseUrl}/openapi/toolkit.json`,
      'one server, for generators; one category alone is /openapi/toolkit/<category>.json.',
    ),
    link('Reference', `${baseUrl}/docs`, 'for people, in a browser.'),
    link('Changes', `${baseUrl}/changelog`, 'what is new.'),
    link('Licences', `${baseUrl}/licenses`, 'sources and licences of all data.'),
    '',
  ].join('\n')
}

const operationsText = (baseUrl: string, { title, description, base, operations }: Section): string =>
  [
    `## ${title}`,
    '',
    description,
    '',
    ...operations.map((operation) => operationText(publishedContract(baseUrl), base, operation)),
  ].join('\n')

/** `/llms/<name>.txt`: every operation of one part. */
export const sectionGuide = (name: string, baseUrl: string): string => {
  const section = sectionOf(name, baseUrl)
  const key = name === 'gateway' ? 'an account key' : 'a REST key (`svc_rest_...`)'
  return [
    `# ${section.title}`,
    '',
    `> ${section.description}`,
    '',
    `Paths follow \`${section.base}\`. Send ${key} as \`Authorization: Bearer <KEY>\`. Errors and quotas: ${baseUrl}/llms.txt`,
    '',
    ...(name === 'gateway'
      ? [
          `Model ids in the examples (\`vendor/...\`) are invented; \`GET ${section.base}/models\` lists real ones.`,
          '',
        ]
      : []),
    ...section.operations.map((operation) =>
      operationText(publishedContract(baseUrl), section.base, operation),
    ),
  ].join('\n')
}

/** `/llms-full.txt`: every operation of both planes. */
export const fullGuide = (baseUrl: string): string =>
  [...about(baseUrl), ...sections(baseUrl).map((section) => operationsText(baseUrl, section))].join('\n')
