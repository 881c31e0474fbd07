import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { dereference, operationsOf, type ContractDocument, type OperationObject } from './document.js'
import { describeErrors } from './faults.js'

/** Says what in an answer is not as the contract has it; empty when all is well. */
export type ResponseValidator = (operationId: string, status: number, body: unknown) => string[]

const COMBINERS = new Set(['allOf', 'anyOf', 'oneOf'])

/** Closes every object schema that lists its properties, so that a field too many is seen. Parts of a combination stay open. */
const closed = (node: unknown, inCombination = false): unknown => {
  if (Array.isArray(node)) return node.map((item) => closed(item, inCombination))
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace(/^#/, 'contract#')
        : key === 'example' || key === 'examples' || key === 'const' || key === 'enum'
          ? value
          : closed(value, key === 'allOf'),
    ]),
  )
  const isOpen = !('additionalProperties' in copy) && !('unevaluatedProperties' in copy)
  const isListed =
    'properties' in copy &&
    typeof copy['properties'] === 'object' &&
    ('type' in copy || [...COMBINERS].every((key) => !(key in copy)))
  return isListed && isOpen && !inCombination ? { ...copy, additionalProperties: false } : copy
}

/**
 * Validates answers against the contract, in tests and development: each response schema is compiled when it is
 * first needed. An undocumented status is a fault too.
 */
export const createResponseValidator = (document: ContractDocument): ResponseValidator => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'contract', components: closed(document.components) })
  const operations = new Map<string, OperationObject>(
    operationsOf(document).map(({ operation }) => [operation.operationId, operation]),
  )
  const compiled = new Map<string, ValidateFunction | null>()
  const validatorOf = (operationId: string, status: number): ValidateFunction | null => {
    const id = `${operationId} ${status}`
    const known = compiled.get(id)
    if (known !== undefined) return known
    const response = operations.get(operationId)?.responses[String(status)]
    const schema = response && dereference(document, response).content?.['application/json']?.schema
    const validate = schema === undefined ? null : ajv.compile(closed(schema) as object)
    compiled.set(id, validate)
    return validate
  }
  return (operationId, status, body) => {
    const validate = validatorOf(operationId, status)
    if (validate === null) return [`${operationId}: the contract has no JSON answer with status ${status}`]
    // Through JSON, since that is what the caller receives: a Date or an undefined is not what it seems.
    if (validate(JSON.parse(JSON.stringify(body)))) return []
    return describeErrors(validate.errors).map(
      (fault) => `${operationId} ${status}: ${fault.parameter} ${fault.message}`,
    )
  }
}
