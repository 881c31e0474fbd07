import { isObject, type Json } from '../json/json-document.js'
import { idKeyword, keywordOf, refIsAlone, type Draft, type SchemaObject } from './drafts.js'

/** A schema with an address of its own (JSON Schema 2020-12, core, section 4.3.5): the whole, or one with an id. */
export interface Resource {
  /** Absolute, without fragment. */
  uri: string
  root: Json
  anchors: Map<string, SchemaObject>
  dynamicAnchors: Map<string, SchemaObject>
}

/** A schema that a reference leads to, and the resource that it is in. */
export interface Target {
  schema: Json
  resource: Resource
}

/** The schemas of a document, and those of the drafts, by their addresses. */
export interface SchemaIndex {
  root: Resource
  /** The resource that begins with a schema. */
  beginningAt(schema: Json): Resource | undefined
  /** @returns undefined where the reference leads nowhere */
  resolve(reference: string, from: Resource): Target | undefined
  /** All schemas found, the root first. */
  schemas: readonly { schema: SchemaObject; resource: Resource }[]
}

const ONE = [
  'additionalItems',
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]
const LIST = ['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems']
const MAP = ['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties']

const values = (value: Json | undefined): Json[] =>
  value === undefined || value === null || typeof value !== 'object' ? [] : Object.values(value)

const childrenOf = (schema: SchemaObject): Json[] => {
  const own = (keyword: string): Json | undefined =>
    Object.hasOwn(schema, keyword) ? schema[keyword] : undefined
  return [
    ...ONE.map(own).filter(isObject),
    ...LIST.map(own).flatMap((list) => (Array.isArray(list) ? list : [])),
    ...MAP.map(own).flatMap((map) => (Array.isArray(map) ? [] : values(map))),
  ] as Json[]
}

/** Where a schema is that names no address: relative references can be resolved against it, and nothing is there. */
const NOWHERE = 'schema://document/'

/** @returns the address without fragment, and the fragment decoded; undefined for what is not a reference */
const split = (reference: string, base: string): [uri: string, fragment: string] | undefined => {
  if (!URL.canParse(reference, base)) return undefined
  const { href, hash } = new URL(reference, base)
  const uri = href.replace(/#[^]*$/, '')
  try {
    return [uri, decodeURIComponent(hash.slice(1))]
  } catch {
    return undefined
  }
}

const step = (value: Json | undefined, key: string): Json | undefined => {
  if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/**
 * Finds the schemas of a document with their addresses and anchors.
 * @param metaschema gives the schema of a draft by its address
 */
export const indexSchemas = (
  document: Json,
  draft: Draft,
  metaschema: (uri: string) => Json | undefined,
): SchemaIndex => {
  const resources = new Map<string, Resource>()
  const beginnings = new Map<Json, Resource>()
  const schemas: { schema: SchemaObject; resource: Resource }[] = []

  const open = (root: Json, uri: string): Resource => {
    const resource = { uri, root, anchors: new Map(), dynamicAnchors: new Map() }
    if (!resources.has(uri)) resources.set(uri, resource)
    return resource
  }

  const read = (schema: SchemaObject, inside: Resource, isRoot: boolean): Resource => {
    const isReference = refIsAlone(draft) && Object.hasOwn(schema, '$ref')
    const id = isReference ? undefined : keywordOf(schema, idKeyword(draft), draft)
    const address = typeof id === 'string' ? split(id, inside.uri) : undefined
    if (address === undefined) return inside
    const [uri, fragment] = address
    // Up to draft 7 an id that is a fragment is an anchor.
    if (fragment !== '' && refIsAlone(draft)) {
      const resource = uri === inside.uri ? inside : open(schema, uri)
      resource.anchors.set(fragment, schema)
      return resource
    }
    if (!isRoot) return open(schema, uri)
    inside.uri = uri
    resources.set(uri, inside)
    return inside
  }

  const visit = (json: Json, inside: Resource, isRoot = false): void => {
    if (!isObject(json)) return
    const schema: SchemaObject = json
    const resource = read(schema, inside, isRoot)
    if (resource.root === json) beginnings.set(json, resource)
    for (const [keyword, isDynamic] of [
      ['$anchor', false],
      ['$dynamicAnchor', true],
    ] as const) {
      const name = keywordOf(schema, keyword, draft)
      if (typeof name !== 'string') continue
      resource.anchors.set(name, schema)
      if (isDynamic) resource.dynamicAnchors.set(name, schema)
    }
    schemas.push({ schema, resource })
    if (refIsAlone(draft) && Object.hasOwn(schema, '$ref')) {
      // Its neighbours mean nothing, but references may lead to what they define.
      for (const keyword of ['definitions', '$defs'])
        for (const child of values(schema[keyword])) visit(child, resource)
      return
    }
    for (const child of childrenOf(schema)) visit(child, resource)
  }

  const root = open(document, NOWHERE)
  visit(document, root, true)
  const own = schemas.length

  const resourceAt = (uri: string): Resource | undefined => {
    const known = resources.get(uri)
    if (known !== undefined) return known
    const schema = metaschema(uri)
    if (schema === undefined) return undefined
    const resource = open(schema, uri)
    visit(schema, resource, true)
    return resource
  }

  return {
    root,
    schemas: schemas.slice(0, own),
    beginningAt: (schema) => beginnings.get(schema),
    resolve: (reference, from) => {
      const address = split(reference, from.uri)
      const start = address && resourceAt(address[0])
      if (address === undefined || start === undefined) return undefined
      const [, fragment] = address
      if (fragment !== '' && !fragment.startsWith('/')) {
        const schema = start.anchors.get(fragment)
        return schema && { schema, resource: start }
      }
      let target: Target | undefined = { schema: start.root, resource: start }
      for (const token of fragment.split('/').slice(1)) {
        const schema: Json | undefined = step(
          target.schema,
          token.replaceAll('~1', '/').replaceAll('~0', '~'),
        )
        if (schema === undefined) return undefined
        target = { schema, resource: beginnings.get(schema) ?? target.resource }
      }
      return target
    },
  }
}
