import type { Json } from '../json/json-document.js'
import { keywordOf, type Draft, type SchemaObject } from './drafts.js'
import type { Violation } from './assertions.js'
import { below, see, type Check, type Place, type SchemaError, type Seen } from './place.js'

/** One schema object held against one value. */
export interface Turn {
  schema: SchemaObject
  value: Json
  draft: Draft
  place: Place
  errors: SchemaError[]
  seen: Seen
  check: Check
  /** Notes a violation; the value is not valid. */
  report: (keyword: string, violation: Violation) => void
  /** Notes that a schema inside was violated, whose errors are noted already. */
  fail: () => void
}

export const own = ({ schema, draft }: Turn, keyword: string): Json | undefined =>
  keywordOf(schema, keyword, draft)

/** Takes what a schema inside has seen, or that it was violated. */
export const take = (turn: Turn, result: Seen | null): void => {
  if (result === null) turn.fail()
  else see(turn.seen, result)
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

const not = (turn: Turn): void => {
  const schema = own(turn, 'not')
  if (schema === undefined || turn.check(schema, turn.value, below(turn.place, 'not'), []) === null) return
  turn.report('not', { message: 'must NOT be valid', params: {} })
}

const anyOf = (turn: Turn): void => {
  const schemas = listOf(own(turn, 'anyOf'))
  if (schemas.length === 0) return
  const errors: SchemaError[] = []
  const results = schemas.map((schema, index) =>
    turn.check(schema, turn.value, below(turn.place, 'anyOf', index), errors),
  )
  const valid = results.filter((result) => result !== null)
  for (const result of valid) see(turn.seen, result)
  if (valid.length > 0) return
  turn.errors.push(...errors)
  turn.report('anyOf', { message: 'must match a schema in anyOf', params: {} })
}

const oneOf = (turn: Turn): void => {
  const schemas = listOf(own(turn, 'oneOf'))
  if (schemas.length === 0) return
  const errors: SchemaError[] = []
  let passing: number | [number, number] | null = null
  for (const [index, schema] of schemas.entries()) {
    const result = turn.check(schema, turn.value, below(turn.place, 'oneOf', index), errors)
    if (result === null) continue
    see(turn.seen, result)
    if (passing === null) passing = index
    else {
      passing = [passing, index]
      break
    }
  }
  if (typeof passing === 'number') return
  turn.errors.push(...errors)
  turn.report('oneOf', {
    message: 'must match exactly one schema in oneOf',
    params: { passingSchemas: passing },
  })
}

const conditional = (turn: Turn): void => {
  const condition = own(turn, 'if')
  if (condition === undefined) return
  const met = turn.check(condition, turn.value, below(turn.place, 'if'), [])
  if (met !== null) see(turn.seen, met)
  const keyword = met === null ? 'else' : 'then'
  const schema = own(turn, keyword)
  if (schema === undefined) return
  const result = turn.check(schema, turn.value, below(turn.place, keyword), turn.errors)
  if (result !== null) return see(turn.seen, result)
  turn.report('if', { message: `must match "${keyword}" schema`, params: { failingKeyword: keyword } })
}

/** The keywords that put schemas together, in Ajv's order. */
export const combine = (turn: Turn): void => {
  not(turn)
  anyOf(turn)
  oneOf(turn)
  listOf(own(turn, 'allOf')).forEach((schema, index) => {
    take(turn, turn.check(schema, turn.value, below(turn.place, 'allOf', index), turn.errors))
  })
  conditional(turn)
}
