import { Ajv, type Format } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajv04 from 'ajv-draft-04'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { withinStack } from '../common/parsing.js'
import { isObject, type Json } from '../json/json-document.js'
import { draftOf, type Draft } from './drafts.js'
import { evaluate } from './evaluation.js'
import { linearPattern } from './linear-pattern.js'
import type { SchemaError } from './place.js'
import { indexSchemas, type SchemaIndex } from './resources.js'

export { draftOf, type Draft, type SchemaError }

/** A schema that is ready for documents. */
export interface UsableSchema {
  /**
   * What a document violates, in the order in which it was found.
   * @throws FeatureError 422 for references that lead to themselves or branch without end
   */
  violations: (document: Json) => readonly SchemaError[]
  /** Formats of the schema that are not checked: unknown ones, or all where none is asserted. */
  uncheckedFormats: string[]
}

const MAX_REFERENCES = 100_000

/**
 * Ajv holds schemas against the schema of their draft; documents it does not check: of the official suite it has 61 cases
 * of 2020-12 wrong that need no other document (`$dynamicRef`, `unevaluatedItems` beside `contains`, `if` alone, inherited
 * members, relative ids, `$ref` with neighbours up to draft 7).
 */
const makeChecker = (draft: Draft): Ajv => {
  const options = { allErrors: true, strict: false, logger: false } as const
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

const DRAFTS: readonly Draft[] = ['2020-12', '2019-09', 'draft-07', 'draft-04']

/** One for each draft, which keeps nothing of what it checks, and has the draft's own schema compiled. */
const checkers = new Map<Draft, Ajv>()

const checkerOf = (draft: Draft): Ajv => {
  const checker = checkers.get(draft) ?? makeChecker(draft)
  checkers.set(draft, checker)
  return checker
}

const metaschema = (uri: string): Json | undefined => {
  if (!/^https?:\/\/json-schema\.org\//.test(uri)) return undefined
  for (const draft of DRAFTS) {
    const { schemas, refs } = checkerOf(draft)
    const known = schemas[uri] ?? refs[uri]
    if (typeof known === 'object') return known.schema
  }
  return undefined
}

const isFormat = (format: Format, value: string | number): boolean => {
  if (format === true) return true
  const { type = 'string', validate = format } =
    typeof format === 'object' && 'validate' in format ? format : {}
  if (typeof value !== type) return true
  if (validate instanceof RegExp) return validate.test(String(value))
  return typeof validate !== 'function' || (validate as (data: string | number) => unknown)(value) === true
}

const formatOf = (name: string): Format | undefined =>
  Object.hasOwn(fullFormats, name) ? fullFormats[name as keyof typeof fullFormats] : undefined

/** A schema for the checker of its draft: a dialect that it does not know, and its own extension, would be errors. */
const plain = (schema: Json): Json => {
  if (!isObject(schema)) return schema
  const { $schema: _dialect, $async: _extension, ...rest } = schema
  return rest
}

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef']

const checkReferences = ({ schemas, resolve }: SchemaIndex): void => {
  for (const { schema, resource } of schemas) {
    for (const keyword of REFERENCES) {
      const reference = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined
      if (typeof reference !== 'string' || resolve(reference, resource) !== undefined) continue
      unprocessable(
        `schema cannot be used: ${keyword} ${JSON.stringify(reference.slice(0, 200))} cannot be resolved; other documents are never fetched.`,
      )
    }
  }
}

/** Patterns are the caller's own, so that they are matched in linear time; each is compiled once. */
const patternsOf = ({ schemas }: SchemaIndex): Map<string, (text: string) => boolean> => {
  const patterns = new Map<string, (text: string) => boolean>()
  for (const { schema } of schemas) {
    const { pattern, patternProperties } = schema
    const texts = isObject(patternProperties) ? Object.keys(patternProperties) : []
    if (typeof pattern === 'string') texts.push(pattern)
    for (const text of texts) if (!patterns.has(text)) patterns.set(text, linearPattern(text))
  }
  return patterns
}

/**
 * Makes a JSON Schema ready. Nothing of it stays behind for other callers, and nothing is fetched.
 * @throws FeatureError 422 for what is not a schema of that draft, a reference that cannot be resolved or a pattern that
 * RE2 does not have
 */
export const useSchema = (schema: Json, draft: Draft, assertFormats: boolean): UsableSchema => {
  if (!isObject(schema) && typeof schema !== 'boolean') {
    return unprocessable('schema must be an object or a boolean.')
  }
  const checker = checkerOf(draft)
  const bare = plain(schema) as boolean | Record<string, unknown>
  if (withinStack('schema', () => checker.validateSchema(bare)) !== true) {
    return unprocessable(
      `schema is not a valid schema of ${draft}: ${checker.errorsText(checker.errors, { dataVar: 'schema' })}.`,
    )
  }
  const index = indexSchemas(schema, draft, metaschema)
  checkReferences(index)
  const patterns = patternsOf(index)
  const formats = index.schemas.flatMap(({ schema: { format } }) =>
    typeof format === 'string' ? [format] : [],
  )
  const isChecked = (name: string): boolean => assertFormats && formatOf(name) !== undefined
  return {
    uncheckedFormats: [...new Set(formats.filter((name) => !isChecked(name)))],
    violations: (document) => {
      let references = 0
      const dialect = {
        draft,
        index,
        paths: new Map<Json, boolean>(),
        matches: (pattern: string, text: string) => {
          const known = patterns.get(pattern) ?? linearPattern(pattern)
          patterns.set(pattern, known)
          return known(text)
        },
        hasFormat: (name: string, value: string | number) => {
          const format = assertFormats ? formatOf(name) : undefined
          return format === undefined || isFormat(format, value)
        },
        onReference: () => {
          references += 1
          if (references <= MAX_REFERENCES) return
          unprocessable(
            `schema: its references are followed more than ${MAX_REFERENCES} times for this document.`,
          )
        },
      }
      return (
        attempt(() => evaluate(dialect, document)) ??
        unprocessable('schema: a $ref leads back to itself without end.')
      )
    },
  }
}
