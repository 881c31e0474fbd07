import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const document = (value: unknown): { document: string } => ({ document: JSON.stringify(value) })
const info = { title: 'Pets', version: '1', description: 'All about pets.' }
const servers = [{ url: 'https://example.com' }]
const good = { 200: { description: 'OK' }, 404: { description: 'None' } }
const at = (rule: string, path: string): unknown => expect.objectContaining({ rule, path })

table('rest_developer_openapi', [
  answers(
    'a bare document',
    document({ openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} }),
    {
      version: '3.1.0',
      valid: true,
      title: 'x',
      counts: { paths: 0, operations: 0, schemas: 0, tags: 0 },
      errors: [],
      warnings: [at('servers-missing', '/servers'), at('info-description-missing', '/info/description')],
      score: 96,
    },
    'two warnings of 2 points',
  ),
  answers(
    'YAML',
    {
      document:
        'openapi: 3.0.3\ninfo: {title: Pets, version: "1", description: x}\nservers: [{url: /}]\npaths: {}\n',
    },
    { version: '3.0.3', valid: true, warnings: [], score: 100 },
    'YAML 1.2',
  ),
  answers(
    'every rule for operations, in order',
    document({
      openapi: '3.0.0',
      info,
      servers,
      tags: [{ name: 'known' }],
      paths: {
        '/a/{id}': {
          parameters: [{ name: 'other', in: 'path', required: true, schema: { type: 'string' } }],
          get: { tags: ['known', 'unknown'], responses: { 500: { description: 'x' } } },
        },
        '/b': {
          get: { operationId: 'b', summary: 'B', responses: good },
          put: { operationId: 'b', description: 'B', responses: { default: { description: 'x' } } },
        },
      },
    }),
    {
      valid: true,
      counts: { paths: 2, operations: 3, schemas: 0, tags: 1 },
      warnings: [
        at('operation-id-missing', '/paths/~1a~1{id}/get'),
        at('operation-id-duplicate', '/paths/~1b/put'),
        at('operation-summary-missing', '/paths/~1a~1{id}/get'),
        at('operation-no-success', '/paths/~1a~1{id}/get'),
        at('operation-no-client-error', '/paths/~1a~1{id}/get'),
        at('path-param-undefined', '/paths/~1a~1{id}/get'),
        at('path-param-unused', '/paths/~1a~1{id}/get'),
        at('tag-undefined', '/paths/~1a~1{id}/get'),
      ],
      score: 84,
    },
    '100 - 8 x 2',
  ),
  answers(
    'parameters and paths behind references',
    document({
      openapi: '3.1.0',
      info,
      servers,
      paths: { '/a/{id}': { $ref: '#/components/pathItems/a' } },
      components: {
        pathItems: {
          a: {
            get: {
              operationId: 'a',
              summary: 'A',
              parameters: [{ $ref: '#/components/parameters/id' }],
              responses: good,
            },
          },
        },
        parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
      },
    }),
    { valid: true, counts: { paths: 1, operations: 1 }, warnings: [] },
    'OpenAPI 3.1, Reference Object',
  ),
  answers(
    'named schemas with and without a reference',
    document({
      openapi: '3.0.0',
      info,
      servers,
      paths: {},
      components: {
        schemas: { 'A B': {}, Used: {}, List: { items: { $ref: '#/components/schemas/Used' } } },
      },
    }),
    {
      counts: { schemas: 3 },
      warnings: [
        at('schema-unused', '/components/schemas/A B'),
        at('schema-unused', '/components/schemas/List'),
      ],
    },
    'only Used is referred to',
  ),
  answers(
    'version 2.0',
    document({ swagger: '2.0', info, paths: {}, definitions: { A: {} } }),
    {
      version: '2.0',
      valid: true,
      counts: { schemas: 1 },
      warnings: [at('schema-unused', '/definitions/A')],
      score: 98,
    },
    'Swagger 2.0 has no servers',
  ),
  ...(
    [
      ['openapi', '3.0'],
      ['swagger', '2.0'],
    ] as const
  ).map(([name, version]) =>
    answers<'rest_developer_openapi'>(
      `${name} ${version} as a number`,
      { document: `${name}: ${version}\ninfo: { title: x, version: '1' }\npaths: {}\n` },
      {
        version,
        valid: false,
        errors: expect.arrayContaining([{ path: `/${name}`, message: 'must be string' }]) as never,
      },
      'the version is a string in the JSON Schemas of OpenAPI 2.0 and 3.0',
    ),
  ),
  answers(
    'what the specification forbids',
    document({ openapi: '3.0.0', info: { title: 'x' }, servers, paths: {} }),
    {
      valid: false,
      errors: [{ path: '/info', message: expect.stringContaining('version') as unknown }],
      score: 88,
    },
    'OpenAPI 3.0, Info Object: version is required; 100 - 10 - 2',
  ),
  answers(
    'references in a circle',
    document({
      openapi: '3.0.0',
      info,
      servers,
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            summary: 'A',
            parameters: [{ $ref: '#/components/parameters/a' }],
            responses: good,
          },
        },
      },
      components: {
        parameters: { a: { $ref: '#/components/parameters/b' }, b: { $ref: '#/components/parameters/a' } },
      },
    }),
    { valid: true, warnings: [] },
    'a circle names no parameter',
  ),
  answers(
    'a score that can not be negative',
    document({
      openapi: '3.0.0',
      paths: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`/${index}`, { get: {} }])),
    }),
    { valid: false, title: '', score: 0 },
    'at least 0',
  ),
  refuses(422, 'neither JSON nor YAML', { document: '{"openapi": ' }, 'neither JSON nor YAML'),
  refuses(422, 'another document', document({ asyncapi: '3.0.0' }), 'neither openapi nor swagger'),
  refuses(422, 'a list', { document: '[]' }, 'neither openapi nor swagger'),
  refuses(422, 'an unknown version', document({ openapi: '4.0.0' }), '4.0.0'),
  refuses(422, 'an old version', document({ swagger: '1.2' }), '1.2'),
  refuses(
    422,
    'aliases that multiply',
    {
      document: `openapi: 3.0.0\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
        .split('')
        .map(
          (name, index) =>
            `${name}: &${name} [${Array(9)
              .fill(`*${'abcdefg'.charAt(index)}`)
              .join()}]\n`,
        )
        .join('')}`,
    },
    'alias',
  ),
  refuses(422, 'an alias of itself', { document: 'openapi: 3.0.0\na: &a [*a, *a]\n' }, 'document'),
  refuses(
    422,
    'a document nested too deep',
    { document: `{"openapi":${'['.repeat(9000)}${']'.repeat(9000)}}` },
    'nested',
  ),
  refuses(400, 'an empty document', { document: '' }, 'document'),
  answers(
    'a redirection and a range of client errors, and tags that no list names',
    document({
      openapi: '3.1.0',
      info,
      servers,
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            description: 'A',
            tags: ['x'],
            responses: { 302: { description: 'x' }, '4XX': { description: 'y' } },
          },
        },
      },
    }),
    { valid: true, counts: { operations: 1, tags: 0 }, warnings: [], score: 100 },
    'OpenAPI 3.1, Responses Object: 4XX is a range',
  ),
  answers(
    'one rule in the order of the document',
    document({
      openapi: '3.1.0',
      info,
      servers,
      paths: {
        '/b': { get: { summary: 'B', responses: good }, post: { summary: 'B', responses: good } },
        '/a': { get: { summary: 'A', responses: good } },
      },
    }),
    {
      warnings: [
        at('operation-id-missing', '/paths/~1b/get'),
        at('operation-id-missing', '/paths/~1b/post'),
        at('operation-id-missing', '/paths/~1a/get'),
      ],
      score: 94,
    },
    '100 - 3 x 2',
  ),
])
