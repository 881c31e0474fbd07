import type { Json } from '../json/json-document.js'
import { own, take, type Turn } from './combinations.js'
import { below, type SchemaError } from './place.js'

const number = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined

const tooMany = (turn: Turn, keyword: string, limit: number): void => {
  turn.report(keyword, { message: `must NOT have more than ${limit} items`, params: { limit } })
}

/** Each item from one on against one schema. */
const each = (turn: Turn, items: readonly Json[], keyword: string, schema: Json, from = 0): void => {
  for (let index = from; index < items.length; index += 1) {
    const place = below(turn.place, keyword, undefined, index)
    if (turn.check(schema, items[index] as Json, place, turn.errors) === null) turn.fail()
    turn.seen.items.add(index)
  }
}

/** The first items against a schema each. */
const tuple = (turn: Turn, items: readonly Json[], keyword: string, schemas: readonly Json[]): void => {
  schemas.slice(0, items.length).forEach((schema, index) => {
    const place = below(turn.place, keyword, index, index)
    if (turn.check(schema, items[index] as Json, place, turn.errors) === null) turn.fail()
    turn.seen.items.add(index)
  })
}

const rest = (
  turn: Turn,
  items: readonly Json[],
  keyword: string,
  schema: Json | undefined,
  from: number,
): void => {
  if (schema === undefined) return
  if (schema !== false) each(turn, items, keyword, schema, from)
  else if (items.length > from) tooMany(turn, keyword, from)
}

const itemSchemas = (turn: Turn, items: readonly Json[]): void => {
  const schema = own(turn, 'items')
  const first = own(turn, 'prefixItems')
  if (Array.isArray(first)) {
    tuple(turn, items, 'prefixItems', first)
    rest(turn, items, 'items', schema, first.length)
  } else if (Array.isArray(schema) && turn.draft !== '2020-12') {
    rest(turn, items, 'additionalItems', own(turn, 'additionalItems'), schema.length)
    tuple(turn, items, 'items', schema)
  } else if (schema !== undefined) {
    each(turn, items, 'items', schema)
  }
}

const contains = (turn: Turn, items: readonly Json[]): void => {
  const schema = own(turn, 'contains')
  if (schema === undefined) return
  const min = number(own(turn, 'minContains')) ?? 1
  const max = number(own(turn, 'maxContains'))
  const errors: SchemaError[] = []
  let count = 0
  items.forEach((item, index) => {
    if (turn.check(schema, item, below(turn.place, 'contains', undefined, index), errors) === null) return
    count += 1
    // Only from 2020-12 on an item that is contained counts as evaluated.
    if (turn.draft === '2020-12') turn.seen.items.add(index)
  })
  if (count >= min && count <= (max ?? Infinity)) return
  turn.errors.push(...errors)
  const most = max === undefined ? '' : ` and no more than ${max}`
  turn.report('contains', {
    message: `must contain at least ${min}${most} valid item(s)`,
    params: max === undefined ? { minContains: min } : { minContains: min, maxContains: max },
  })
}

/** The keywords with schemas for items, in Ajv's order. */
export const checkItems = (turn: Turn, items: readonly Json[]): void => {
  itemSchemas(turn, items)
  contains(turn, items)
}

/** `unevaluatedItems`, when all else of the schema has been gone through. */
export const checkUnevaluatedItems = (turn: Turn, items: readonly Json[]): void => {
  const schema = own(turn, 'unevaluatedItems')
  if (schema === undefined) return
  const open = [...items.keys()].filter((index) => !turn.seen.items.has(index))
  const [first] = open
  if (schema === false && first !== undefined) return tooMany(turn, 'unevaluatedItems', first)
  for (const index of open) {
    const place = below(turn.place, 'unevaluatedItems', undefined, index)
    take(
      turn,
      turn.check(schema, items[index] as Json, place, turn.errors) && {
        properties: new Set(),
        items: new Set([index]),
      },
    )
  }
}
