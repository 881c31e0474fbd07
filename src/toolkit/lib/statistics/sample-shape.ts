import { isDictionary, type Dictionary } from '../json/object-keys.js'
import { stringFormats } from '../formats/string-formats.js'

type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** What was seen at one place of all samples. */
export interface Shape {
  /** In the order of first sight. */
  types: TypeName[]
  /** How many of the values were objects. */
  objects: number
  /** By key in the order of first sight, with the number of objects that have it. */
  members: Map<string, { shape: Shape; count: number }>
  /** Of the elements of all arrays; null when there was none. */
  items: Shape | null
  /** Names of the formats that all strings fit. */
  formats: string[]
}

export const emptyShape = (): Shape => ({
  types: [],
  objects: 0,
  members: new Map(),
  items: null,
  formats: stringFormats.map(([name]) => name),
})

const typeOf = (value: unknown): TypeName => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  switch (typeof value) {
    case 'boolean':
      return 'boolean'
    case 'string':
      return 'string'
    case 'number':
      return Number.isInteger(value) ? 'integer' : 'number'
    case 'bigint':
      return 'integer'
    default:
      return 'object'
  }
}

/** Integers and numbers at one place are numbers. */
const addType = (types: TypeName[], type: TypeName): void => {
  const numeric = types.findIndex((seen) => seen === 'integer' || seen === 'number')
  if (type === 'number' && numeric >= 0) types[numeric] = 'number'
  else if (!types.includes(type) && !(type === 'integer' && numeric >= 0)) types.push(type)
}

/** Adds a value to what was seen. */
export const addSample = (shape: Shape, value: unknown): void => {
  addType(shape.types, typeOf(value))
  if (typeof value === 'string') {
    shape.formats = shape.formats.filter((name) =>
      stringFormats.some(([known, fits]) => known === name && fits(value)),
    )
  } else if (Array.isArray(value)) {
    for (const item of value as unknown[]) {
      shape.items ??= emptyShape()
      addSample(shape.items, item)
    }
  } else if (isDictionary(value)) {
    shape.objects += 1
    for (const [key, member] of Object.entries(value)) {
      const seen = shape.members.get(key) ?? { shape: emptyShape(), count: 0 }
      seen.count += 1
      shape.members.set(key, seen)
      addSample(seen.shape, member)
    }
  }
}

/** The JSON Schema of a shape (draft 2020-12), without the root's own keywords. */
export const schemaOf = (shape: Shape, withFormats: boolean): Dictionary => {
  const { types, members, objects, items } = shape
  const schema: Dictionary = {}
  if (types.length > 0) schema.type = types.length > 1 ? types : (types[0] ?? null)
  const format = shape.formats[0]
  if (withFormats && types.includes('string') && format !== undefined) schema.format = format
  if (types.includes('object')) {
    const entries = [...members]
    schema.properties = Object.fromEntries(
      entries.map(([key, { shape: member }]) => [key, schemaOf(member, withFormats)]),
    )
    const required = entries.filter(([, { count }]) => count === objects).map(([key]) => key)
    if (required.length > 0) schema.required = required
  }
  if (types.includes('array')) schema.items = items === null ? {} : schemaOf(items, withFormats)
  return schema
}

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u

const objectLiteral = ({ members, objects }: Shape): string => {
  const properties = [...members].map(([key, { shape, count }]) => {
    const name = IDENTIFIER.test(key) ? key : JSON.stringify(key)
    return `${name}${count === objects ? '' : '?'}: ${typescriptOf(shape)}`
  })
  return properties.length === 0 ? '{}' : `{ ${properties.join('; ')} }`
}

const arrayType = ({ items }: Shape): string => {
  if (items === null) return 'unknown[]'
  return items.types.length > 1 ? `(${typescriptOf(items)})[]` : `${typescriptOf(items)}[]`
}

/** The TypeScript type of a shape, on one line; unknown when nothing was seen. */
export const typescriptOf = (shape: Shape): string => {
  const names = shape.types.map((type) => {
    switch (type) {
      case 'integer':
        return 'number'
      case 'array':
        return arrayType(shape)
      case 'object':
        return objectLiteral(shape)
      default:
        return type
    }
  })
  return names.length === 0 ? 'unknown' : names.join(' | ')
}
