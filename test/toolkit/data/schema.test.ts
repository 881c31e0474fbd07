import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const SCHEMA = 'JSON Schema draft 2020-12'
const $schema = 'https://json-schema.org/draft/2020-12/schema'
const typed = (text: string, typescript: string, options: Record<string, boolean> = {}) =>
  answers<'rest_data_schema'>(
    text,
    { text, output: 'typescript', ...options },
    { schema: null, typescript },
    'TypeScript handbook',
  )
const format = (name: string | undefined, ...strings: string[]) =>
  answers<'rest_data_schema'>(
    `${strings.join(' and ')} is ${name ?? 'no format'}`,
    { text: JSON.stringify(strings), samples: true },
    {
      samples: strings.length,
      schema: { $schema, title: 'Root', type: 'string', ...(name === undefined ? {} : { format: name }) },
    },
    `${SCHEMA}, section 7.3 of the validation vocabulary`,
  )

table('rest_data_schema', [
  answers(
    'samples of one thing',
    { text: '[{"id":1,"name":"Ani"},{"id":2.5,"name":null,"tag":"x"}]', samples: true, name: 'User' },
    {
      output: 'json-schema',
      samples: 2,
      schema: {
        $schema,
        title: 'User',
        type: 'object',
        properties: { id: { type: 'number' }, name: { type: ['string', 'null'] }, tag: { type: 'string' } },
        required: ['id', 'name'],
      },
      typescript: null,
    },
    SCHEMA,
  ),
  answers(
    'arrays',
    { text: '{"a":[],"b":[1,"x",2.5,true],"c":[{"d":1},{}]}' },
    {
      samples: 1,
      schema: {
        $schema,
        title: 'Root',
        type: 'object',
        properties: {
          a: { type: 'array', items: {} },
          b: { type: 'array', items: { type: ['number', 'string', 'boolean'] } },
          c: { type: 'array', items: { type: 'object', properties: { d: { type: 'integer' } } } },
        },
        required: ['a', 'b', 'c'],
      },
    },
    SCHEMA,
  ),
  answers(
    'no fraction',
    { text: '[1.0,1e3]' },
    { schema: { $schema, title: 'Root', type: 'array', items: { type: 'integer' } } },
    `${SCHEMA}, section 6.1.1 of validation`,
  ),
  answers(
    'no samples',
    { text: '[]', samples: true },
    { samples: 0, schema: { $schema, title: 'Root' } },
    'nothing was seen',
  ),
  answers(
    'no formats wanted',
    { text: '"2024-02-29"', formats: false },
    { schema: { $schema, title: 'Root', type: 'string' } },
    'the contract',
  ),
  format('date-time', '2024-02-29T12:00:00Z', '1985-04-12T23:20:50.52+07:00'),
  format('date', '2024-02-29'),
  format(undefined, '2023-02-29'),
  format(undefined, '2024-02-29', '12:00:00Z'),
  format('time', '23:59:60Z'),
  format(undefined, '12:00:00'),
  format('uuid', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'),
  format('ipv4', '192.0.2.1'),
  format(undefined, '192.0.2.256'),
  format('ipv6', '2001:db8::1', '::'),
  format('email', 'a.b@example.com'),
  format(undefined, 'a@b@example.com', 'a@localhost'),
  format('uri', 'https://example.com/a?b'),
  typed('{"a":1,"b-c":null,"é":"x"}', 'export type Root = { a: number; "b-c": null; é: string };'),
  typed('[1,2.5]', 'export type Root = number[];'),
  typed('[1,"a",[],{}]', 'export type Root = (number | string | unknown[] | {})[];'),
  typed(
    '[{"a":[{"b":1},{"c":true}]},{"a":null}]',
    'export type Root = { a: { b?: number; c?: boolean }[] | null };',
    { samples: true },
  ),
  typed('{"__proto__":1}', 'export type Root = { __proto__: number };'),
  refuses(422, 'samples that are no array', { text: '{}', samples: true }, 'array'),
  refuses(422, 'what is no JSON', { text: '[1' }, 'line 1, column 3'),
  refuses(400, 'a name that is none', { text: '1', name: '1a' }, 'name'),
  format(undefined, '2024-02-29T25:00:00Z'),
  format('time', '10:00:00.5+07:00'),
  format(undefined, 'f81d4fae-7dec-11d0-a765-00a0c91e6bf'),
  format(undefined, 'a b://c'),
  typed('[]', 'export type Root = unknown[];'),
  typed('[["a"],[true]]', 'export type Root = (string | boolean)[][];'),
  typed(
    '{"b":1,"2":12345678901234567890,"1":"x"}',
    'export type Root = { b: number; "2": number; "1": string };',
  ),
])

it('keeps properties and what is required in the order of first sight', async () => {
  const { body } = await call('rest_data_schema', {
    text: '[{"b":1,"a":2},{"c":1,"a":2,"b":3}]',
    samples: true,
  })
  const { schema } = (body as { data: { schema: { properties: object; required: string[] } } }).data
  expect(Object.keys(schema.properties)).toEqual(['b', 'a', 'c'])
  expect(schema.required).toEqual(['b', 'a'])
})

it('keeps what is required in that order where keys are numbers, too', async () => {
  const { body } = await call('rest_data_schema', { text: '{"b":1,"2":2,"1":3}' })
  expect(body).toHaveProperty('data.schema.required', ['b', '2', '1'])
})
