import { execFile } from 'node:child_process'
import { join } from 'node:path'

const repository = new URL('../..', import.meta.url).pathname

/** A place in a document, to be changed. */
export type Node = { [key: string]: Node } & { [index: number]: Node }
export interface Problem {
  ruleId: string
  severity: 'error' | 'warn'
  message: string
}

const header = (schema: object) => ({ description: 'A header.', schema })
/** The headers of an answer that has only the request's id. */
export const requestId = { 'X-Request-Id': header({ type: 'string' }) }
const retry = { ...requestId, 'Retry-After': header({ type: 'integer' }) }
const answers = (...statuses: string[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: 'A refusal.', headers: ['409', '429', '503'].includes(status) ? retry : requestId },
    ]),
  )
const server = (name: string) => [
  { url: `{${name}}`, variables: { [name]: { default: 'http://localhost:8787/x' } } },
]
const restKey = [{ restKeyBearer: [] }, { restKeyHeader: [] }, { restKeyQuery: [] }]

/** `/text/length` -> `TextLength`. */
const nameOf = (path: string) =>
  path
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The schemas of a sound toolkit path: its envelope and its data. */
export const featureSchemas = (path: string) => ({
  [`${nameOf(path)}Response`]: {
    description: 'The envelope.',
    type: 'object',
    required: ['ok', 'feature', 'data'],
    additionalProperties: false,
    properties: {
      ok: { type: 'boolean', description: 'Always true.' },
      feature: { type: 'string', const: path.slice(1), description: 'The feature.' },
      data: { $ref: `#/components/schemas/${nameOf(path)}` },
    },
  },
  [nameOf(path)]: {
    description: 'A length.',
    type: 'object',
    required: ['length'],
    additionalProperties: false,
    properties: { length: { type: 'integer', description: 'Characters.' } },
  },
})

/** A sound toolkit path. */
export const feature = (path: string, operationId: string) => ({
  servers: server('rest_url'),
  get: {
    operationId,
    tags: ['Tag'],
    summary: 'Says how long a text is',
    description: 'Counts the characters of a text.',
    security: restKey,
    parameters: [
      {
        name: 'text',
        in: 'query',
        required: true,
        description: 'The text.',
        schema: { type: 'string', maxLength: 100 },
        example: 'abc',
      },
    ],
    responses: {
      '200': {
        description: 'The length.',
        headers: requestId,
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${nameOf(path)}Response` },
            example: { ok: true, feature: path.slice(1), data: { length: 3 } },
          },
        },
      },
      ...answers('400', '404', '414', '422', '429', '431', '500', '503'),
    },
  },
})

/** A small document that keeps every rule: one operation of each plane. */
const soundDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'A contract',
    version: '1.0.0',
    license: { name: 'Proprietary', identifier: 'LicenseRef-Own' },
  },
  servers: server('base_url'),
  tags: [{ name: 'Tag', description: 'A tag.' }],
  paths: {
    '/chat/completions': {
      servers: server('base_url'),
      post: {
        operationId: 'createChatCompletion',
        tags: ['Tag'],
        summary: 'Answers a question',
        description: 'Answers in one word.',
        security: [{ gatewayKey: [] }],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description: 'Names the request.',
            schema: { type: 'string', maxLength: 255 },
            example: 'a-1',
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Question' },
              example: { model: 'vendor/name' },
            },
          },
        },
        responses: {
          '200': {
            description: 'One word.',
            headers: { ...requestId, 'Idempotent-Replayed': header({ type: 'string' }) },
            content: { 'application/json': { schema: { type: 'string' }, example: 'Yes' } },
          },
          ...answers('400', '401', '403', '409', '413', '414', '415', '422', '431', '500', '503'),
        },
      },
    },
    '/text/length': feature('/text/length', 'rest_text_length'),
  },
  components: {
    securitySchemes: {
      gatewayKey: { type: 'http', scheme: 'bearer' },
      restKeyBearer: { type: 'http', scheme: 'bearer' },
      restKeyHeader: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      restKeyQuery: { type: 'apiKey', in: 'query', name: 'key' },
    },
    schemas: {
      ...featureSchemas('/text/length'),
      Question: {
        type: 'object',
        additionalProperties: true,
        properties: { model: { type: 'string', description: 'Who is asked.' } },
      },
    },
  },
})

/** A change to the sound document, and what the linter must say of it. */
export interface Case {
  title: string
  /** The rule that must report, or null where the change is allowed. */
  rule: string | null
  /** What its message must name. */
  names?: string
  change: (parts: {
    document: Node
    chat: Node
    length: Node
    parameter: Node
    envelope: Node
    data: Node
  }) => void
}

/** The sound document with the change of the case. */
export const changed = ({ change }: Case): Node => {
  const document = structuredClone(soundDocument()) as unknown as Node
  const chat = (document['paths']!['/chat/completions' as never] as Node)['post']!
  const length = (document['paths']!['/text/length' as never] as Node)['get']!
  change({
    document,
    chat,
    length,
    parameter: length['parameters']![0]!,
    envelope: document['components']!['schemas']!['TextLengthResponse']!,
    data: document['components']!['schemas']!['TextLength']!,
  })
  return document
}

/** One run of the linter over all documents: its reports come one after the other, in their order. */
export const lint = (files: readonly string[]): Promise<Problem[][]> =>
  new Promise((resolve, reject) => {
    const cli = join(repository, 'node_modules/@redocly/cli/bin/cli.js')
    const options = ['--config', join(repository, 'redocly.yaml'), '--format=json', '--max-problems=1000']
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    execFile(
      process.execPath,
      [cli, 'lint', ...files, ...options],
      { env, maxBuffer: 1e8 },
      (_error, stdout, stderr) => {
        const reports = stdout.split(/(?<=^\})(?=\{$)/m)
        if (reports.length !== files.length) return reject(new Error(stderr))
        resolve(reports.map((report) => (JSON.parse(report) as { problems: Problem[] }).problems))
      },
    )
  })
