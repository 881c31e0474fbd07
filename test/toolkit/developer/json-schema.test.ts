import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const texts = (schema: unknown, document: unknown): { schema: string; document: string } => ({
  schema: JSON.stringify(schema),
  document: JSON.stringify(document),
})
const CORE = 'JSON Schema 2020-12'
const error = (fields: object): unknown => expect.objectContaining(fields)

table('rest_developer_jsonSchema', [
  answers(
    'a wrong type',
    texts({ type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }, { id: 'x' }),
    {
      valid: false,
      draft: '2020-12',
      count: 1,
      errors: [
        {
          path: '/id',
          keyword: 'type',
          schemaPath: '#/properties/id/type',
          message: 'must be integer',
          params: { type: 'integer' },
        },
      ],
    },
    `${CORE} Validation, section 6.1.1`,
  ),
  answers(
    'a document that conforms',
    texts({ type: 'integer' }, 1),
    { valid: true, count: 0, errors: [], uncheckedFormats: [] },
    `${CORE}: 1.0 and 1 are integers`,
  ),
  answers(
    'all errors',
    texts({ required: ['a', 'b'] }, {}),
    {
      count: 2,
      errors: [
        error({ path: '', params: { missingProperty: 'a' } }),
        error({ params: { missingProperty: 'b' } }),
      ],
    },
    `${CORE} Validation, section 6.5.3`,
  ),
  answers('false', texts(false, 1), { valid: false, count: 1 }, `${CORE}, section 4.3.2`),
  answers(
    'tuples of 2020-12',
    texts({ prefixItems: [{ type: 'string' }] }, [1]),
    { valid: false, errors: [error({ path: '/0' })] },
    `${CORE}, section 10.3.1.1`,
  ),
  answers(
    'tuples of draft-07',
    { ...texts({ items: [{ type: 'string' }] }, [1]), draft: 'draft-07' },
    { valid: false, draft: 'draft-07', errors: [error({ path: '/0' })] },
    'JSON Schema draft-07, section 6.4.1',
  ),
  answers(
    'a draft that the schema names',
    texts({ $schema: 'http://json-schema.org/draft-04/schema#', minimum: 1, exclusiveMinimum: true }, 1),
    { valid: false, draft: 'draft-04' },
    'JSON Schema draft-04: exclusiveMinimum is a boolean',
  ),
  answers(
    'a draft named without the fragment',
    texts(
      { $schema: 'https://json-schema.org/draft/2019-09/schema', dependentRequired: { a: ['b'] } },
      { a: 1 },
    ),
    { valid: false, draft: '2019-09' },
    'JSON Schema 2019-09, section 6.5.4',
  ),
  answers(
    'a dialect of one’s own, read as the draft asked for',
    { ...texts({ $schema: 'https://example.com/dialect', type: 'null' }, null), draft: 'draft-07' },
    { valid: true, draft: 'draft-07' },
    'the parameter decides',
  ),
  answers(
    'a format',
    texts({ format: 'email' }, 'no address'),
    { valid: false, errors: [error({ keyword: 'format' })] },
    'RFC 5321',
  ),
  answers(
    'a format not asserted',
    { ...texts({ format: 'email' }, 'no address'), formats: false },
    { valid: true, uncheckedFormats: ['email'] },
    `${CORE} Validation, section 7.2.1`,
  ),
  answers(
    'an unknown format',
    texts({ items: { format: 'no-such-format' }, format: 'iri', not: { format: 'uri' } }, 'x'),
    { valid: true, uncheckedFormats: ['iri', 'no-such-format'] },
    `${CORE} Validation, section 7.2.3`,
  ),
  answers(
    'a pattern, not anchored',
    texts({ pattern: 'b+' }, 'abbc'),
    { valid: true },
    `${CORE} Validation, section 6.3.3`,
  ),
  answers(
    'a pattern with JavaScript’s escapes',
    texts({ pattern: '^\\u0041\\/\\d$' }, 'A/1'),
    { valid: true },
    'ECMA-262 patterns',
  ),
  answers(
    'several patterns',
    texts({ allOf: [{ pattern: 'a' }, { pattern: 'b' }, { pattern: 'c' }] }, 'b'),
    { errors: [error({ params: { pattern: 'a' } }), error({ params: { pattern: 'c' } })] },
    'each on its own',
  ),
  answers(
    'names by pattern',
    texts({ patternProperties: { '^x-': { type: 'string' } } }, { 'x-a': 1 }),
    { valid: false, errors: [error({ path: '/x-a' })] },
    `${CORE}, section 10.3.2.2`,
  ),
  answers(
    'a pattern on which backtracking explodes',
    texts({ pattern: '^(a+)+$' }, `${'a'.repeat(5000)}!`),
    { valid: false },
    'matched in linear time',
  ),
  answers(
    'inherited names',
    texts({ required: ['toString'], properties: { constructor: { type: 'number' } } }, {}),
    { errors: [error({ params: { missingProperty: 'toString' } })] },
    `${CORE} Validation, section 6.5.3: members of the document`,
  ),
  answers(
    'an item that contains evaluates',
    texts({ contains: { type: 'string' }, unevaluatedItems: false }, ['a', 1]),
    { errors: [error({ keyword: 'unevaluatedItems', path: '' })] },
    `${CORE}, section 11.2`,
  ),
  answers(
    'a dynamic reference',
    texts(
      {
        $id: 'https://example.com/strings',
        $ref: 'list',
        $defs: {
          item: { $dynamicAnchor: 'item', type: 'string' },
          list: { $id: 'list', items: { $dynamicRef: '#item' }, $defs: { any: { $dynamicAnchor: 'item' } } },
        },
      },
      ['a', 1],
    ),
    { valid: false, errors: [error({ path: '/1', message: 'must be string' })] },
    `${CORE}, section 8.2.3.2`,
  ),
  ...(['draft-07', 'draft-04'] as const).map((draft) =>
    answers<'rest_developer_jsonSchema'>(
      `neighbours of $ref in ${draft}`,
      {
        ...texts(
          { definitions: { a: { type: 'array' } }, allOf: [{ $ref: '#/definitions/a', maxItems: 1 }] },
          [1, 2],
        ),
        draft,
      },
      { valid: true },
      'JSON Schema draft-07, section 8.3: they are ignored',
    ),
  ),
  answers(
    'relative ids',
    texts(
      { $id: 'a/root', properties: { b: { $ref: 'sub/b' } }, $defs: { b: { $id: 'sub/b', type: 'null' } } },
      { b: 1 },
    ),
    { valid: false, errors: [error({ path: '/b', schemaPath: 'sub/b/type' })] },
    `${CORE}, section 8.2.1`,
  ),
  answers(
    'errors of a combination before its own',
    texts({ oneOf: [{ type: 'string' }, { minimum: 5 }] }, 1),
    {
      errors: [
        {
          path: '',
          keyword: 'type',
          schemaPath: '#/oneOf/0/type',
          message: 'must be string',
          params: { type: 'string' },
        },
        {
          path: '',
          keyword: 'minimum',
          schemaPath: '#/oneOf/1/minimum',
          message: 'must be >= 5',
          params: { comparison: '>=', limit: 5 },
        },
        {
          path: '',
          keyword: 'oneOf',
          schemaPath: '#/oneOf',
          message: 'must match exactly one schema in oneOf',
          params: { passingSchemas: null },
        },
      ],
    },
    'Ajv 8.20 itself',
  ),
  answers(
    'a pattern with long names and JavaScript’s white space',
    texts({ pattern: '^\\p{Letter}\\s[\\s]$' }, 'é\u00a0\ufeff'),
    { valid: true },
    'ECMA-262, WhiteSpace',
  ),
  answers(
    'a recursive reference',
    texts({ properties: { next: { $ref: '#' } }, type: 'object' }, { next: { next: 1 } }),
    { valid: false, errors: [error({ path: '/next/next' })] },
    `${CORE}, section 8.2.3`,
  ),
  answers(
    'names that pointers escape',
    texts({ properties: { 'a/b': { type: 'null' } } }, { 'a/b': 1 }),
    { errors: [error({ path: '/a~1b' })] },
    'RFC 6901',
  ),
  answers(
    'more errors than are listed',
    texts({ items: { type: 'null' } }, Array(300).fill(1)),
    { valid: false, count: 200 },
    'the bound',
  ),
  answers(
    'nothing filled in or coerced',
    texts({ properties: { a: { default: 1, type: 'integer' } }, required: ['a'] }, {}),
    { valid: false },
    `${CORE} Validation, section 9.2`,
  ),
  refuses(422, 'a reference to elsewhere', texts({ $ref: 'https://example.com/schema' }, 1), 'schema'),
  refuses(422, 'a reference that leads nowhere', texts({ $ref: '#/$defs/a' }, 1), 'schema'),
  refuses(
    422,
    'a schema that is none',
    texts({ type: 'strnig' }, 1),
    'schema is not a valid schema of 2020-12: schema/type must be equal to one of',
  ),
  refuses(422, 'a schema that is a number', texts(1, 1), 'schema must be'),
  refuses(
    422,
    'a pattern with a look-ahead',
    texts({ pattern: '(?=a)' }, 'a'),
    'schema cannot be used: the pattern',
  ),
  refuses(422, 'a schema that is no JSON', { schema: '{', document: '1' }, 'schema is not valid JSON'),
  refuses(422, 'a document that is no JSON', { schema: '{}', document: '{' }, 'document is not valid JSON'),
  refuses(
    422,
    'a schema nested too deep',
    { schema: '{"not":'.repeat(2000) + '{}' + '}'.repeat(2000), document: '1' },
    'schema is nested',
  ),
  refuses(422, 'a reference to itself alone', texts({ $ref: '#' }, 1), 'schema: a $ref leads back to itself'),
  refuses(
    422,
    'references that branch thirty times',
    texts(
      {
        $ref: '#/$defs/n0',
        $defs: Object.fromEntries(
          Array.from({ length: 31 }, (_, level) => {
            const next = { $ref: `#/$defs/n${level + 1}` }
            return [`n${level}`, level < 30 ? { allOf: [next, next] } : { type: 'string' }]
          }),
        ),
      },
      1,
    ),
    'schema: its references are followed more than 100000 times',
  ),
  answers(
    'a reference for each of 7,000 values',
    texts(
      {
        $ref: '#/$defs/tree',
        $defs: { tree: { anyOf: [{ type: 'integer' }, { items: { $ref: '#/$defs/tree' } }] } },
      },
      Array(7_000).fill(1),
    ),
    { valid: true },
    'JSON Schema 2020-12, core, section 8.2.3.1',
  ),
  refuses(400, 'an unknown draft', { ...texts({}, 1), draft: 'draft-03' }, 'draft'),
])
