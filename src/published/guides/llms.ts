import { publishedContract } from '../contract.js'
import { operationText } from './operation-text.js'
import { sectionOf, sections, type Section } from './operations.js'

const FREE_CALLS = 5

const about = (baseUrl: string): string[] => [
  '# Inference Gateway and Utility Toolkit',
  '',
  `> ${publishedContract(baseUrl).info.summary ?? ''}`,
  '',
  `**Gateway**, \`${baseUrl}/v1\`: OpenAI's API. Set this as the base URL of any OpenAI client.`,
  '',
  '- Send `Authorization: Bearer <API_KEY>`. Keys start with `svc_free_`, `svc_live_`, `svc_premier_` or `svc_platinum_`. `GET /health`, `/pricing`, `/models` and `/announcements` need no key.',
  '- Models come and go, and the ids in examples (`vendor/...`) are made up: get real ones from `GET /models`.',
  '- Errors are `{"error": {"message", "type", "param", "code"}}`. The status is 400 for an invalid request, 401 for an invalid key, 403 if your plan does not allow it, 404 for an unknown model, 429 if a quota is used up (wait for `Retry-After`), 502 if no provider could answer (try again; not charged), and 503 if the service is overloaded.',
  '- Every answer to a valid key has `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (Unix seconds); `GET /usage` shows all quotas.',
  '- A POST that is repeated with the same `Idempotency-Key` gets the first answer and is charged once.',
  '',
  `**Toolkit**, \`${baseUrl}/rest\`: each feature is a GET of \`/<category>/<feature>\`, with its input in the query.`,
  '',
  '- Send a REST key (`svc_rest_...`) as `Authorization: Bearer <REST_KEY>`, as `x-api-key` or, if neither is possible, as the query parameter `key`.',
  '- The answer is `{"ok": true, "feature", "data"}`; errors are `{"ok": false, "feature", "error": {"code", "message", "details"}}`, without `feature` if the call is refused before its feature is known.',
  '- 400 lists every invalid parameter; 404 means an unknown feature or, just the same, a missing or revoked key; 422 input that cannot be processed; 429 a quota that is used up; 502 a source that did not answer; 503 an overloaded service. Only 200 and 422 count against the quota.',
  `- Free keys have ${FREE_CALLS} calls per day (UTC). \`X-RateLimit-Remaining\` says how many are left.`,
  '',
  `**MCP**, \`${baseUrl}/mcp\` (streamable HTTP, with a REST key): search for features, describe one, call one. Every tool answers in the toolkit's envelope, as text.`,
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
      'the contract (3.1). For YAML, replace .json with .yaml, here and below.',
    ),
    link(
      'OpenAPI of the gateway',
      `${baseUrl}/openapi/gateway.json`,
      'a single server, for code generators.',
    ),
    link(
      'OpenAPI of the toolkit',
      `${baseUrl}/openapi/toolkit.json`,
      'a single server, for code generators; /openapi/toolkit/<category>.json has one category.',
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
    `Paths are relative to \`${section.base}\`. Send ${key} as \`Authorization: Bearer <KEY>\`. Errors and quotas: ${baseUrl}/llms.txt`,
    '',
    ...(name === 'gateway'
      ? [
          `Model ids in the examples (\`vendor/...\`) are made up; \`GET ${section.base}/models\` lists real ones.`,
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
