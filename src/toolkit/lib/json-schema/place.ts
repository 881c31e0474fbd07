import { below as pointerBelow } from '../json/json-pointer.js'
import type { Json } from '../json/json-document.js'
import type { Violation } from './assertions.js'
import type { Resource } from './resources.js'

/** A violation and where it is, as Ajv says it. */
export interface SchemaError extends Violation {
  /** JSON Pointer of the value. */
  instancePath: string
  /** The keyword's place in the schema, as a fragment; from the last reference on. */
  schemaPath: string
  keyword: string
}

/** The resources that have been entered, the innermost first (JSON Schema 2020-12, core, section 7.1). */
export interface Scope {
  resource: Resource
  outer: Scope | null
}

/** Where a schema is held against a value. */
export interface Place {
  instancePath: string
  schemaPath: string
  scope: Scope
}

/** The members and items that a schema has evaluated, which `unevaluated...` leaves alone. */
export interface Seen {
  properties: Set<string>
  items: Set<number>
}

export const nothingSeen = (): Seen => ({ properties: new Set(), items: new Set() })

export const see = (all: Seen, more: Seen): void => {
  for (const name of more.properties) all.properties.add(name)
  for (const index of more.items) all.items.add(index)
}

export const entering = (scope: Scope, resource: Resource): Scope =>
  scope.resource === resource ? scope : { resource, outer: scope }

const fragment = (key: string | number): string => `/${encodeURIComponent(pointerBelow('', key).slice(1))}`

/** The place of a schema below a keyword, and of a member or item where one is named. */
export const below = (
  place: Place,
  keyword: string,
  schemaKey?: string | number,
  key?: string | number,
): Place => ({
  scope: place.scope,
  schemaPath: `${place.schemaPath}/${keyword}${schemaKey === undefined ? '' : fragment(schemaKey)}`,
  instancePath: key === undefined ? place.instancePath : pointerBelow(place.instancePath, key),
})

/** Holds a schema against a value: what it has seen, or null where the value is not valid. */
export type Check = (schema: Json, value: Json, place: Place, errors: SchemaError[]) => Seen | null
