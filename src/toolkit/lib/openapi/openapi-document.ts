import { parse } from 'yaml'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { checkJson, isObject, type Json, type JsonObject } from '../json/json-document.js'
import { below, pointerTokens } from '../json/json-pointer.js'
import { parsing } from '../common/parsing.js'
import { quoted } from '../common/quoted.js'

/** The versions whose documents can be checked. */
export type OpenApiVersion = '2.0' | '3.0' | '3.1'

/** An operation and its place. */
export interface Operation {
  /** JSON Pointer. */
  pointer: string
  operation: JsonObject
  /** Its path with the variables in braces. */
  path: string
  /** Its own parameters and those of its path, references followed. */
  parameters: readonly JsonObject[]
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** The longest chain of references; a cycle never ends. */
const MAX_REFERENCES = 20

const isSyntaxError = (error: unknown): boolean => error instanceof SyntaxError

export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

/**
 * Reads JSON, or else YAML 1.2; aliases that would make more than 100 times what is written are refused.
 * @throws FeatureError 422 for what is neither, and for what is nested more than 500 levels deep
 */
export const readJsonOrYaml = (text: string): Json => {
  const value =
    attempt(() => JSON.parse(text) as Json, isSyntaxError) ??
    parsing(
      'document is neither JSON nor YAML',
      () => parse(text, { logLevel: 'error', maxAliasCount: 100 }) as Json,
      ({ message }) => ({ message: message.split('\n', 1)[0] ?? message }),
    )
  checkJson('document', value)
  return value
}

/**
 * The version that a document names, and the one whose rules it has to keep.
 * @throws FeatureError 422 for a version that cannot be checked, or none
 */
export const versionOf = (document: JsonObject): { version: string; rules: OpenApiVersion } => {
  const { openapi, swagger } = document
  const named = openapi ?? swagger
  if (typeof named !== 'string' && typeof named !== 'number') {
    return unprocessable('document has neither openapi nor swagger at the top level.')
  }
  // An unquoted 2.0 is the number 2.
  const version = named === 2 || named === 3 ? `${named}.0` : String(named)
  if (openapi === undefined && version === '2.0') return { version, rules: '2.0' }
  const rules = openapi === undefined ? undefined : /^3\.[01](?=\.|$)/.exec(version)?.[0]
  if (rules !== '3.0' && rules !== '3.1')
    return unprocessable(`document: version ${quoted(String(version))} is not supported.`)
  return { version, rules }
}

const target = (document: JsonObject, reference: string): Json | undefined => {
  if (!reference.startsWith('#')) return undefined
  const fragment = attempt(
    () => decodeURIComponent(reference.slice(1)),
    (error) => error instanceof URIError,
  )
  return pointerTokens(fragment ?? '#')?.reduce<Json | undefined>((value, token) => {
    if (Array.isArray(value)) return value[Number(token)]
    return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined
  }, document)
}

/** What a value is when its local reference is followed; itself without one, empty where it leads nowhere. */
const followed = (document: JsonObject, value: Json | undefined): JsonObject => {
  let current = value
  for (let count = 0; count < MAX_REFERENCES; count += 1) {
    const reference = objectOf(current)['$ref']
    if (typeof reference !== 'string') return objectOf(current)
    current = target(document, reference)
  }
  return {}
}

const parameterKey = ({ name, in: place }: JsonObject): string => JSON.stringify([name, place])

/** The paths of a document with their items, in order. */
export const pathsOf = (document: JsonObject): [string, Json][] =>
  Object.entries(objectOf(document['paths'])).filter(([path]) => path.startsWith('/'))

/** The operations of a document, in order. */
export const operationsOf = (document: JsonObject): Operation[] =>
  pathsOf(document).flatMap(([path, value]) => {
    const item = followed(document, value)
    const parametersIn = (holder: JsonObject): JsonObject[] =>
      listOf(holder['parameters']).map((parameter) => followed(document, parameter))
    const shared = parametersIn(item)
    return Object.entries(item)
      .filter(([method, operation]) => METHODS.has(method) && isObject(operation))
      .map(([method, operation]) => {
        const own = parametersIn(objectOf(operation))
        const overridden = new Set(own.map(parameterKey))
        const inherited = shared.filter((parameter) => !overridden.has(parameterKey(parameter)))
        return {
          pointer: below(below('/paths', path), method),
          operation: objectOf(operation),
          path,
          parameters: [...inherited, ...own],
        }
      })
  })

/** The named schemas of a document with the pointer to them all. */
export const schemasOf = (
  document: JsonObject,
  rules: OpenApiVersion,
): { pointer: string; names: readonly string[] } => {
  const holder = rules === '2.0' ? document['definitions'] : objectOf(document['components'])['schemas']
  return {
    pointer: rules === '2.0' ? '/definitions' : '/components/schemas',
    names: Object.keys(objectOf(holder)),
  }
}
