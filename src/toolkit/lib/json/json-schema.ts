import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajv04 from 'ajv-draft-04'
import formats from 'ajv-formats'
import { RE2JS } from 're2js'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { isObject, type Json } from './json-document.js'
import { parsing, withinStack } from '../common/parsing.js'
import { compileRe2 } from '../common/re2.js'

export type Draft = '2020-12' | '2019-09' | 'draft-07' | 'draft-04'

/** What `$schema` says for a draft, without `http:` or `https:` and an empty fragment. */
const DRAFTS: Readonly<Record<string, Draft>> = {
  '//json-schema.org/draft/2020-12/schema': '2020-12',
  '//json-schema.org/draft/2019-09/schema': '2019-09',
  '//json-schema.org/draft-07/schema': 'draft-07',
  '//json-schema.org/draft-04/schema': 'draft-04',
}

/** What Ajv needs of a regular expression; it tells them apart by their texts. */
interface LinearRegExp {
  test: (text: string) => boolean
  toString: () => string
}

/** Patterns are the caller's own, so that they are matched in linear time; their syntax is JavaScript's as far as RE2 has it. */
const linearRegExp = Object.assign(
  (pattern: string): LinearRegExp => {
    const compiled = compileRe2(RE2JS.translateRegExp(pattern))
    if ('reason' in compiled) throw new Error(`the pattern ${pattern} is not supported: ${compiled.reason}`)
    return { test: (text) => compiled.matcher(text).find(), toString: () => pattern }
  },
  { code: 'linearRegExp' },
)

/** What Ajv writes first in every function of a schema, and before anything of the caller's; for true and false it writes none. */
const BEGIN = 'let vErrors = null;'

/**
 * References can branch at every level without going into the document. Each function that validates, of the schema and
 * of what its references lead to, takes a step of its engine when it is called.
 */
const counting = (code: string): string => code.replace(BEGIN, `self.step(); ${BEGIN}`)

const OPTIONS: Options = { allErrors: true, strict: false, logger: false, code: { regExp: linearRegExp } }

const MAX_STEPS = 100_000

const engine = (draft: Draft, options: Options): Ajv => {
  switch (draft) {
    case '2020-12':
      return new Ajv2020(options)
    case '2019-09':
      return new Ajv2019(options)
    case 'draft-07':
      return new Ajv(options)
    case 'draft-04':
      return new ajv04.default(options)
  }
}

/** An engine for one schema and one document, which has its steps counted. */
const countingEngine = (draft: Draft, options: Options): Ajv => {
  let steps = 0
  const step = (): void => {
    steps += 1
    if (steps > MAX_STEPS) {
      unprocessable(`schema: its $ref are followed more than ${MAX_STEPS} times for this document.`)
    }
  }
  return Object.assign(engine(draft, { ...options, code: { ...options.code, process: counting } }), { step })
}

/** One for each draft, for schemas alone: it keeps nothing of what it checks, and has the draft's own schema compiled. */
const schemaCheckers = new Map<Draft, Ajv>()

const schemaChecker = (draft: Draft): Ajv => {
  const checker = schemaCheckers.get(draft) ?? engine(draft, OPTIONS)
  schemaCheckers.set(draft, checker)
  return checker
}

/** The draft that a schema names by `$schema`, if it is one of the four. */
export const draftOf = (schema: Json): Draft | undefined => {
  const named = isObject(schema) ? schema['$schema'] : undefined
  return typeof named === 'string' ? DRAFTS[named.replace(/^https?:/, '').replace(/#$/, '')] : undefined
}

/** A schema for the engine of its draft: a dialect that it does not know, and its own extension, would be errors. */
const plain = (schema: Json): Json => {
  if (!isObject(schema)) return schema
  const { $schema: _dialect, $async: _extension, ...rest } = schema
  return rest
}

/**
 * Compiles a JSON Schema to a function of its own; nothing of it stays behind for other callers, and nothing is fetched.
 * @throws FeatureError 422 for what is no schema of that draft, a reference that can't be resolved or a pattern that RE2
 * does not have
 */
export const compileSchema = (schema: Json, draft: Draft, assertFormats: boolean): ValidateFunction => {
  if (!isObject(schema) && typeof schema !== 'boolean') {
    return unprocessable('schema must be an object or a boolean.')
  }
  const usable = plain(schema) as boolean | Record<string, unknown>
  const checker = schemaChecker(draft)
  if (withinStack('schema', () => checker.validateSchema(usable)) !== true) {
    return unprocessable(
      `schema is not a valid schema of ${draft}: ${checker.errorsText(checker.errors, { dataVar: 'schema' })}.`,
    )
  }
  const ajv = countingEngine(draft, { ...OPTIONS, validateFormats: assertFormats, validateSchema: false })
  formats.default(ajv)
  return parsing(
    'schema is not usable',
    () => ajv.compile(usable),
    ({ message }) => ({ message }),
  )
}

/**
 * What a document violates, in the order in which it was found.
 * @throws FeatureError 422 for references that lead to themselves or branch without end
 */
export const violations = (validate: ValidateFunction, document: Json): readonly ErrorObject[] => {
  if (attempt(() => validate(document)) === undefined) {
    unprocessable('schema: a $ref leads back to itself without end.')
  }
  return validate.errors ?? []
}
