import { isObject, type Json } from '../json/json-document.js'

export type Draft = '2020-12' | '2019-09' | 'draft-07' | 'draft-04'

export type SchemaObject = Readonly<Record<string, Json>>

/** What `$schema` says for a draft, without `http:` or `https:` and an empty fragment. */
const DRAFTS: Readonly<Record<string, Draft>> = {
  '//json-schema.org/draft/2020-12/schema': '2020-12',
  '//json-schema.org/draft/2019-09/schema': '2019-09',
  '//json-schema.org/draft-07/schema': 'draft-07',
  '//json-schema.org/draft-04/schema': 'draft-04',
}

/** The draft that a schema names by `$schema`, if it is one of the four. */
export const draftOf = (schema: Json): Draft | undefined => {
  const named = isObject(schema) ? schema['$schema'] : undefined
  if (typeof named !== 'string') return undefined
  const key = named.replace(/^https?:/, '').replace(/#$/, '')
  return Object.hasOwn(DRAFTS, key) ? DRAFTS[key] : undefined
}

/** Whether `$ref` replaces the whole schema, whatever else is in it: up to draft 7. */
export const refIsAlone = (draft: Draft): boolean => draft === 'draft-07' || draft === 'draft-04'

export const idKeyword = (draft: Draft): string => (draft === 'draft-04' ? 'id' : '$id')

/** The keywords that apply in the order in which Ajv reports them, after those that have no type. */
type Group = 'number' | 'string' | 'array' | 'object'

const GROUPS: Readonly<Record<Group, readonly string[]>> = {
  number: ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf', 'format'],
  string: ['maxLength', 'minLength', 'pattern', 'format'],
  array: [
    'maxItems',
    'minItems',
    'uniqueItems',
    'prefixItems',
    'additionalItems',
    'items',
    'contains',
    'minContains',
    'maxContains',
    'unevaluatedItems',
  ],
  object: [
    'maxProperties',
    'minProperties',
    'required',
    'propertyNames',
    'additionalProperties',
    'dependencies',
    'properties',
    'patternProperties',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
  ],
}

/** Whether a schema has keywords for values of a type: then Ajv reports a wrong type after those for all types. */
export const hasRulesFor = (schema: SchemaObject, type: string): boolean =>
  Object.hasOwn(GROUPS, type) && GROUPS[type as Group].some((keyword) => Object.hasOwn(schema, keyword))

const LATER: Readonly<Record<string, readonly Draft[]>> = {
  const: ['draft-07', '2019-09', '2020-12'],
  contains: ['draft-07', '2019-09', '2020-12'],
  propertyNames: ['draft-07', '2019-09', '2020-12'],
  if: ['draft-07', '2019-09', '2020-12'],
  minContains: ['2019-09', '2020-12'],
  maxContains: ['2019-09', '2020-12'],
  dependentRequired: ['2019-09', '2020-12'],
  dependentSchemas: ['2019-09', '2020-12'],
  unevaluatedItems: ['2019-09', '2020-12'],
  unevaluatedProperties: ['2019-09', '2020-12'],
  $anchor: ['2019-09', '2020-12'],
  $recursiveRef: ['2019-09'],
  $recursiveAnchor: ['2019-09'],
  $dynamicRef: ['2020-12'],
  $dynamicAnchor: ['2020-12'],
  prefixItems: ['2020-12'],
  additionalItems: ['draft-04', 'draft-07', '2019-09'],
}

/** The value of a keyword, if the schema has it and the draft knows it. */
export const keywordOf = (schema: SchemaObject, keyword: string, draft: Draft): Json | undefined =>
  Object.hasOwn(schema, keyword) && LATER[keyword]?.includes(draft) !== false ? schema[keyword] : undefined
