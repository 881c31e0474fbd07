/** The contract at work: dispatch by operationId, request and response validation. Codegen stands in `codegen/`. */
import { readContract } from './document.js'
import type { ResponseValidator } from './responses.js'

export { ContractBackend, type Call, type Hooks } from './backend.js'
export type { ResponseValidator } from './responses.js'
export { describeErrors, placeOf, type Fault } from './faults.js'
export { parseQuery } from './query.js'
export { generatedFile, readContract, type ContractDocument } from './document.js'

/** Validates answers against the contract; loaded only where it is wanted, since ajv itself is not needed to serve. */
export const loadResponseValidator = async (): Promise<ResponseValidator> => {
  const { createResponseValidator } = await import('./responses.js')
  return createResponseValidator(readContract())
}
