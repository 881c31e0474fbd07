import { isObject, type Json } from '../json/json-document.js'
import { checkItems, checkUnevaluatedItems } from './array-keywords.js'
import { assertion, hasType, textsOf, typeOf } from './assertions.js'
import { combine, own, take, type Turn } from './combinations.js'
import { hasRulesFor, refIsAlone, type Draft, type SchemaObject } from './drafts.js'
import { checkMembers, checkUnevaluatedProperties, type Matches } from './object-keywords.js'
import { entering, nothingSeen, type Check, type Place, type SchemaError } from './place.js'
import type { SchemaIndex, Target } from './resources.js'

/** What the keywords need beside the schema. */
export interface Dialect {
  draft: Draft
  index: SchemaIndex
  matches: Matches
  /** Whether a value has a format, or the format is not checked. */
  hasFormat: (format: string, value: string | number) => boolean
  /** Whether the places of errors begin anew at a schema. */
  paths: Map<Json, boolean>
  /** Called for each reference that is followed. */
  onReference: () => void
}

const ASSERTIONS: Readonly<Record<string, readonly string[]>> = {
  number: ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'],
  string: ['maxLength', 'minLength'],
  array: ['maxItems', 'minItems', 'uniqueItems'],
  object: ['maxProperties', 'minProperties', 'required', 'dependencies', 'dependentRequired'],
}

const assertAll = (turn: Turn, keywords: readonly string[]): void => {
  for (const keyword of keywords) {
    const expected = own(turn, keyword)
    if (expected === undefined) continue
    for (const found of assertion(keyword, expected, turn.value, turn.schema, turn.draft))
      turn.report(keyword, found)
  }
}

/** Where a reference leads in the dynamic scope: the outermost resource with the same anchor wins. */
const dynamicTarget = (
  { index, draft }: Dialect,
  reference: string,
  { scope }: Place,
): Target | undefined => {
  const target = index.resolve(reference, scope.resource)
  const name = reference.replace(/^[^#]*#?/, '')
  const isRecursive = draft === '2019-09'
  const isDynamic = isRecursive
    ? isObject(target?.schema) && target.schema['$recursiveAnchor'] === true
    : target !== undefined && target.resource.dynamicAnchors.get(name) === target.schema
  if (!isDynamic) return target
  let found = target
  for (let at: Place['scope'] | null = scope; at !== null; at = at.outer) {
    const { resource } = at
    const schema = isRecursive ? resource.root : resource.dynamicAnchors.get(name)
    if (schema === undefined || (isRecursive && !(isObject(schema) && schema['$recursiveAnchor'] === true)))
      continue
    found = { schema, resource }
  }
  return found
}

const REFERENCES = ['$dynamicRef', '$recursiveRef', '$ref'] as const
const WITH_REFERENCES = new Set<string>([...REFERENCES, '$recursiveAnchor', '$dynamicAnchor'])

const hasReferences = (schema: Json): boolean => {
  if (Array.isArray(schema)) return schema.some(hasReferences)
  if (!isObject(schema)) return false
  return Object.entries(schema).some(
    ([keyword, value]) => WITH_REFERENCES.has(keyword) || hasReferences(value),
  )
}

/** Ajv's places begin with the reference, but anew at a schema that has references itself. */
const pathBehind = (reference: string, { schema }: Target, dialect: Dialect): string => {
  const known = dialect.paths.get(schema)
  const startsAnew = known ?? hasReferences(schema)
  dialect.paths.set(schema, startsAnew)
  return startsAnew ? '#' : reference
}

const follow = (turn: Turn, dialect: Dialect): void => {
  for (const keyword of REFERENCES) {
    const reference = own(turn, keyword)
    if (typeof reference !== 'string') continue
    const { place } = turn
    const target =
      keyword === '$ref'
        ? dialect.index.resolve(reference, place.scope.resource)
        : dynamicTarget(dialect, reference, place)
    if (target === undefined) continue
    dialect.onReference()
    const scope = entering(place.scope, target.resource)
    take(
      turn,
      turn.check(
        target.schema,
        turn.value,
        { ...place, scope, schemaPath: pathBehind(reference, target, dialect) },
        turn.errors,
      ),
    )
  }
}

const checkScalar = (turn: Turn, value: string | number, { matches, hasFormat }: Dialect): void => {
  const pattern = own(turn, 'pattern')
  if (typeof pattern === 'string' && typeof value === 'string' && !matches(pattern, value)) {
    turn.report('pattern', { message: `must match pattern "${pattern}"`, params: { pattern } })
  }
  const format = own(turn, 'format')
  if (typeof format === 'string' && !hasFormat(format, value)) {
    turn.report('format', { message: `must match format "${format}"`, params: { format } })
  }
}

/** The keywords for values of one type. */
const checkByType = (turn: Turn, dialect: Dialect): void => {
  const { value } = turn
  assertAll(turn, ASSERTIONS[typeOf(value)] ?? [])
  if (typeof value === 'string' || typeof value === 'number') checkScalar(turn, value, dialect)
  else if (Array.isArray(value)) checkItems(turn, value)
  else if (isObject(value)) checkMembers(turn, value, dialect.matches)
}

const GROUP_ORDER = ['number', 'string', 'array', 'object']

/** The keywords of a schema in the order in which Ajv goes through them. */
const checkKeywords = (turn: Turn, dialect: Dialect): void => {
  const { schema, value } = turn
  const type = own(turn, 'type')
  const types = textsOf(type)
  const isWrong = types.length > 0 && !types.some((one) => hasType(value, one))
  const reportType = (): void =>
    turn.report('type', { message: `must be ${types.join()}`, params: { type: type ?? null } })
  const [first] = types
  const single = types.length === 1 && first !== undefined && hasRulesFor(schema, first) ? first : undefined
  if (isWrong && single === undefined) reportType()
  follow(turn, dialect)
  assertAll(turn, ['const', 'enum'])
  combine(turn)
  const isLater =
    isWrong && single !== undefined && GROUP_ORDER.indexOf(single) > GROUP_ORDER.indexOf(typeOf(value))
  if (isWrong && single !== undefined && !isLater) reportType()
  checkByType(turn, dialect)
  if (isLater) reportType()
  if (Array.isArray(value)) checkUnevaluatedItems(turn, value)
  else if (isObject(value)) checkUnevaluatedProperties(turn, value)
}

const begin = (
  schema: SchemaObject,
  value: Json,
  place: Place,
  errors: SchemaError[],
  check: Check,
  draft: Draft,
) => {
  const state = { isValid: true }
  const turn: Turn = {
    schema,
    value,
    draft,
    place,
    errors,
    seen: nothingSeen(),
    check,
    fail: () => {
      state.isValid = false
    },
    report: (keyword, violation) => {
      state.isValid = false
      const { instancePath, schemaPath } = place
      errors.push({ instancePath, schemaPath: `${schemaPath}/${keyword}`, keyword, ...violation })
    },
  }
  return { turn, state }
}

/**
 * Holds a document against the schema of an index.
 * @returns all that it violates, in the order and the words of Ajv
 */
export const evaluate = (dialect: Dialect, document: Json): SchemaError[] => {
  const { draft, index } = dialect
  const check: Check = (schema, value, outside, errors) => {
    if (schema === false) {
      const { instancePath, schemaPath } = outside
      const keyword = 'false schema'
      errors.push({
        instancePath,
        schemaPath: `${schemaPath}/${keyword}`,
        keyword,
        message: 'boolean schema is false',
        params: {},
      })
      return null
    }
    if (!isObject(schema)) return nothingSeen()
    const resource = index.beginningAt(schema)
    const place = resource === undefined ? outside : { ...outside, scope: entering(outside.scope, resource) }
    const { turn, state } = begin(schema, value, place, errors, check, draft)
    if (refIsAlone(draft) && typeof own(turn, '$ref') === 'string') follow(turn, dialect)
    else checkKeywords(turn, dialect)
    return state.isValid ? turn.seen : null
  }
  const errors: SchemaError[] = []
  check(
    index.root.root,
    document,
    { instancePath: '', schemaPath: '#', scope: { resource: index.root, outer: null } },
    errors,
  )
  return errors
}
