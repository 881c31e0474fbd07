import { createRequire } from 'node:module'
import type { Ajv, AnySchemaObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajv04 from 'ajv-draft-04'
import formats from 'ajv-formats'
import type { JsonObject } from '../json/json-document.js'
import type { OpenApiVersion } from './openapi-document.js'

const options = { allErrors: true, strict: false, logger: false } as const

/** The schemas of 2.0 and 3.0 are in draft-04. */
const schemaOf = (version: OpenApiVersion): unknown => {
  switch (version) {
    case '2.0':
      return createRequire(import.meta.url)('@seriousme/openapi-schema-validator/schemas/v2.0/schema.json')
    case '3.0':
      return createRequire(import.meta.url)('@seriousme/openapi-schema-validator/schemas/v3.0/schema.json')
    case '3.1':
      return createRequire(import.meta.url)('@seriousme/openapi-schema-validator/schemas/v3.1/schema.json')
  }
}

const compile = (version: OpenApiVersion): ValidateFunction => {
  const ajv: Ajv = version === '3.1' ? new Ajv2020(options) : new ajv04.default(options)
  formats.default(ajv)
  ajv.addFormat('media-range', true)
  return ajv.compile(schemaOf(version) as AnySchemaObject)
}

const compiled = new Map<OpenApiVersion, ValidateFunction>()

const validatorOf = (version: OpenApiVersion): ValidateFunction => {
  const known = compiled.get(version) ?? compile(version)
  compiled.set(version, known)
  return known
}

/** Where a document violates the official JSON Schema of its version: a JSON Pointer and English words. */
export const openApiErrors = (
  document: JsonObject,
  version: OpenApiVersion,
): { path: string; message: string }[] => {
  const validate = validatorOf(version)
  validate(document)
  return (validate.errors ?? []).map(({ instancePath, message = 'is invalid' }) => ({
    path: instancePath,
    message,
  }))
}
