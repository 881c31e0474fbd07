import { isObject, type Json } from '../json/json-document.js'
import { own, take, type Turn } from './combinations.js'
import type { SchemaObject } from './drafts.js'
import { below } from './place.js'

/** Whether a pattern of the schema matches a text. */
export type Matches = (pattern: string, text: string) => boolean

const membersOf = (value: Json | undefined): [string, Json][] =>
  isObject(value) ? Object.entries(value) : []

const at = (object: SchemaObject, name: string): Json => object[name] as Json

/** One member against one schema. */
const member = (
  turn: Turn,
  object: SchemaObject,
  name: string,
  keyword: string,
  schema: Json,
  key?: string,
): void => {
  const place = below(turn.place, keyword, key, name)
  if (turn.check(schema, at(object, name), place, turn.errors) === null) turn.fail()
  turn.seen.properties.add(name)
}

const propertyNames = (turn: Turn, object: SchemaObject): void => {
  const schema = own(turn, 'propertyNames')
  if (schema === undefined) return
  for (const propertyName of Object.keys(object)) {
    if (turn.check(schema, propertyName, below(turn.place, 'propertyNames'), turn.errors) !== null) continue
    turn.report('propertyNames', { message: 'property name must be valid', params: { propertyName } })
  }
}

const additionalProperties = (turn: Turn, object: SchemaObject, matches: Matches): void => {
  const schema = own(turn, 'additionalProperties')
  if (schema === undefined) return
  const properties = own(turn, 'properties')
  const patterns = membersOf(own(turn, 'patternProperties')).map(([pattern]) => pattern)
  for (const name of Object.keys(object)) {
    if (isObject(properties) && Object.hasOwn(properties, name)) continue
    if (patterns.some((pattern) => matches(pattern, name))) continue
    if (schema === false) {
      const params = { additionalProperty: name }
      turn.report('additionalProperties', { message: 'must NOT have additional properties', params })
    } else member(turn, object, name, 'additionalProperties', schema)
  }
}

/** Schemas for the whole object, each where a member is present. */
const dependentSchemas = (turn: Turn, object: SchemaObject, keyword: string): void => {
  for (const [name, schema] of membersOf(own(turn, keyword))) {
    if (Array.isArray(schema) || !Object.hasOwn(object, name)) continue
    take(turn, turn.check(schema, turn.value, below(turn.place, keyword, name), turn.errors))
  }
}

/** The keywords with schemas for members, in Ajv's order. */
export const checkMembers = (turn: Turn, object: SchemaObject, matches: Matches): void => {
  propertyNames(turn, object)
  additionalProperties(turn, object, matches)
  dependentSchemas(turn, object, 'dependencies')
  for (const [name, schema] of membersOf(own(turn, 'properties'))) {
    if (Object.hasOwn(object, name)) member(turn, object, name, 'properties', schema, name)
  }
  for (const [pattern, schema] of membersOf(own(turn, 'patternProperties'))) {
    for (const name of Object.keys(object)) {
      if (matches(pattern, name)) member(turn, object, name, 'patternProperties', schema, pattern)
    }
  }
  dependentSchemas(turn, object, 'dependentSchemas')
}

/** `unevaluatedProperties`, when all else of the schema has been gone through. */
export const checkUnevaluatedProperties = (turn: Turn, object: SchemaObject): void => {
  const schema = own(turn, 'unevaluatedProperties')
  if (schema === undefined) return
  for (const name of Object.keys(object).filter((one) => !turn.seen.properties.has(one))) {
    if (schema === false) {
      const params = { unevaluatedProperty: name }
      turn.report('unevaluatedProperties', { message: 'must NOT have unevaluated properties', params })
    } else member(turn, object, name, 'unevaluatedProperties', schema)
  }
}
