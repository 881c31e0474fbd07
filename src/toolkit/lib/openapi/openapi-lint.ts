import type { Json, JsonObject } from '../json/json-document.js'
import { below, pointerTokens } from '../json/json-pointer.js'
import {
  listOf,
  objectOf,
  operationsOf,
  schemasOf,
  type OpenApiVersion,
  type Operation,
} from './openapi-document.js'

/** In the order of the answer. */
export type Rule =
  | 'operation-id-missing'
  | 'operation-id-duplicate'
  | 'operation-summary-missing'
  | 'operation-no-success'
  | 'operation-no-client-error'
  | 'path-param-undefined'
  | 'path-param-unused'
  | 'tag-undefined'
  | 'schema-unused'
  | 'servers-missing'
  | 'info-description-missing'

export interface Warning {
  rule: Rule
  /** JSON Pointer. */
  path: string
  message: string
}

/** What a rule finds at one operation: a message for each fault. */
type OperationCheck = (operation: Operation) => readonly string[]

const when = (isFault: boolean, message: string): string[] => (isFault ? [message] : [])

const hasText = (value: Json | undefined): boolean => typeof value === 'string' && value.trim() !== ''

const hasResponse = ({ operation }: Operation, code: RegExp): boolean =>
  Object.keys(objectOf(operation['responses'])).some((status) => code.test(status))

const variablesOf = (path: string): string[] => [
  ...new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)),
]

const pathParameters = ({ parameters }: Operation): string[] =>
  parameters.flatMap(({ name, in: place }) => (place === 'path' && typeof name === 'string' ? [name] : []))

const duplicateIds = (): OperationCheck => {
  const seen = new Set<Json>()
  return ({ operation: { operationId } }) => {
    if (typeof operationId !== 'string') return []
    const isDuplicate = seen.has(operationId)
    seen.add(operationId)
    return when(isDuplicate, `The operationId ${operationId} is used by an earlier operation too.`)
  }
}

const undefinedTags = (document: JsonObject): OperationCheck => {
  if (!Array.isArray(document['tags'])) return () => []
  const defined = new Set(listOf(document['tags']).map((tag) => objectOf(tag)['name']))
  return ({ operation }) =>
    listOf(operation['tags'])
      .filter((tag) => typeof tag === 'string')
      .filter((tag) => !defined.has(tag))
      .map((tag) => `The tag ${tag} is not among the tags of the document.`)
}

/** The rules of operations, in the order of the answer. */
const operationChecks = (document: JsonObject): readonly (readonly [rule: Rule, check: OperationCheck])[] => [
  [
    'operation-id-missing',
    ({ operation }) => when(!hasText(operation['operationId']), 'The operation has no operationId.'),
  ],
  ['operation-id-duplicate', duplicateIds()],
  [
    'operation-summary-missing',
    ({ operation }) =>
      when(
        !hasText(operation['summary']) && !hasText(operation['description']),
        'The operation has neither summary nor description.',
      ),
  ],
  [
    'operation-no-success',
    (operation) =>
      when(
        !hasResponse(operation, /^[23]..$|^default$/),
        'The operation has no 2xx, 3xx or default response.',
      ),
  ],
  [
    'operation-no-client-error',
    (operation) =>
      when(!hasResponse(operation, /^4..$|^default$/), 'The operation has no 4xx or default response.'),
  ],
  [
    'path-param-undefined',
    (operation) => {
      const defined = pathParameters(operation)
      return variablesOf(operation.path)
        .filter((name) => !defined.includes(name))
        .map((name) => `The path has {${name}}, but no path parameter has that name.`)
    },
  ],
  [
    'path-param-unused',
    (operation) => {
      const variables = variablesOf(operation.path)
      return pathParameters(operation)
        .filter((name) => !variables.includes(name))
        .map((name) => `The path parameter ${name} is not in the path.`)
    },
  ],
  ['tag-undefined', undefinedTags(document)],
]

/** The texts of all references in a document. */
const referencesIn = (document: Json): Set<string> => {
  const references = new Set<string>()
  const pending: Json[] = [document]
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const reference = Array.isArray(value) ? undefined : value['$ref']
    if (typeof reference === 'string') references.add(reference)
    for (const inner of Object.values(value)) pending.push(inner)
  }
  return references
}

const unusedSchemas = (document: JsonObject, rules: OpenApiVersion): Warning[] => {
  const { pointer, names } = schemasOf(document, rules)
  const prefix = `#${pointer}/`
  const used = new Set(
    [...referencesIn(document)]
      .filter((reference) => reference.startsWith(prefix))
      .map((reference) => {
        const [token = ''] = pointerTokens(`/${reference.slice(prefix.length)}`) ?? []
        return token
      }),
  )
  return names
    .filter((name) => !used.has(name) && !used.has(encodeURIComponent(name)))
    .map((name): Warning => ({
      rule: 'schema-unused',
      path: below(pointer, name),
      message: `No reference names the schema ${name}.`,
    }))
}

const documentWarnings = (document: JsonObject, rules: OpenApiVersion): Warning[] => {
  const warnings: Warning[] = []
  if (rules !== '2.0' && listOf(document['servers']).length === 0) {
    warnings.push({ rule: 'servers-missing', path: '/servers', message: 'The document names no server.' })
  }
  if (!hasText(objectOf(document['info'])['description'])) {
    const message = 'The document has no description.'
    warnings.push({ rule: 'info-description-missing', path: '/info/description', message })
  }
  return warnings
}

/** What is valid but can be better, rule by rule and within one in the order of the document. */
export const lintOpenApi = (document: JsonObject, rules: OpenApiVersion): Warning[] => {
  const operations = operationsOf(document)
  const found = operationChecks(document).flatMap(([rule, check]) =>
    operations.flatMap((operation) =>
      check(operation).map((message) => ({ rule, path: operation.pointer, message })),
    ),
  )
  return [...found, ...unusedSchemas(document, rules), ...documentWarnings(document, rules)]
}
