import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats, { type FormatsPlugin } from 'ajv-formats'
import { RE2JS } from 're2js'
import { withoutNullable } from './nullable.js'
import { strictProblem } from './strict-rules.js'

/** The schema cannot be used; the message is for its author. */
export class SchemaError extends Error {}

interface Pattern {
  test: (text: string) => boolean
  /** Ajv tells patterns apart by this. */
  toString: () => string
}

/** `pattern` on an engine that takes time linear in the text; it has no look-around or back-references. */
const linearPatterns = (): ((pattern: string) => Pattern) & { code: string } => {
  const known = new Map<string, Pattern>()
  const compile = (pattern: string): Pattern => {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern))
    return { test: (text) => compiled.matcher(text).find(), toString: () => `/${pattern}/` }
  }
  const get = (pattern: string): Pattern => {
    const found = known.get(pattern) ?? compile(pattern)
    known.set(pattern, found)
    return found
  }
  return Object.assign(get, { code: 'linear' })
}

/** Generators write the dialect that they began with, for keywords that mean the same in 2020-12. */
const DIALECT = /^https?:\/\/json-schema\.org\/(draft-0[467]|draft\/20(19-09|20-12))\/schema#?$/

const withoutDialect = ({ $schema: dialect, ...schema }: AnySchemaObject): AnySchemaObject => {
  if (dialect !== undefined && !(typeof dialect === 'string' && DIALECT.test(dialect)))
    throw new SchemaError('$schema names an unknown dialect of JSON Schema.')
  return schema
}

/** Of the quotient: as exact as a double is for quotients up to a thousand million. */
const MULTIPLE_DECIMALS = 6

// Unknown keywords and formats are annotations, as the standard has it.
const LENIENT = { strict: false, logger: false } as const

/**
 * Times without a zone count as well: Pydantic writes these formats for Python's `datetime` and `time`, which mostly have
 * none, and to the standard formats are annotations.
 */
const WITHOUT_ZONE = [
  ['date-time', 'iso-date-time'],
  ['time', 'iso-time'],
] as const

/** Checks whether a schema is valid; created once, since its own schemas take 30 ms to compile. */
const grammar = new Ajv2020(LENIENT)

const compileOrThrow = (schema: AnySchemaObject): ValidateFunction => {
  if (grammar.validateSchema(schema) !== true)
    throw new SchemaError(`${grammar.errorsText(grammar.errors, { dataVar: 'schema' })}.`)
  // One for each schema, so that none knows another's names.
  const ajv = new Ajv2020({
    ...LENIENT,
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    // 19.99 is a multiple of 0.01, though not in binary fractions.
    multipleOfPrecision: MULTIPLE_DECIMALS,
    // Optimizing takes time that grows faster than the schema.
    code: { regExp: linearPatterns(), optimize: false },
  })
  // The package is CommonJS, whose default export Node gives as the module itself.
  const formats = addFormats as unknown as FormatsPlugin
  formats(ajv)
  for (const [name, lenient] of WITHOUT_ZONE) ajv.addFormat(name, ajv.formats[lenient] ?? true)
  // A name of draft 4, which ajv refuses; to 2020-12 it is a word like any other.
  ajv.removeKeyword('id')
  return ajv.compile(withoutNullable(schema))
}

/**
 * Compiles a caller's schema (2020-12; no reference leaves it).
 *
 * @param isStrict under OpenAI's rules for `strict: true`
 * @returns whether a value is valid
 * @throws SchemaError
 */
export const compileSchema = (
  schema: Record<string, unknown>,
  isStrict: boolean,
): ((value: unknown) => boolean) => {
  const problem = isStrict ? strictProblem(schema) : null
  if (problem !== null) throw new SchemaError(problem)
  if ('$async' in schema) throw new SchemaError('$async is not supported.')
  const plain = withoutDialect(schema)
  try {
    const validate = compileOrThrow(plain)
    // A schema that refers to itself without end shows it with any value.
    for (const value of [null, '', 0, [], {}]) validate(value)
    return (value) => validate(value)
  } catch (error) {
    if (error instanceof RangeError) throw new SchemaError('it refers to itself without end, or is too deep.')
    throw new SchemaError(error instanceof Error ? error.message : String(error))
  }
}
