/** The contract at work: dispatch by operationId, request and response validation. Codegen stands in `codegen/`. */
import type { ValidateFunction } from 'ajv'
import { generatedFile, readContract, type Plane } from './document.js'
import { toldFaults, type Fault } from './faults.js'
import { describeAsOpenAI } from './openai-faults.js'
import type { ResponseValidator } from './responses.js'

export { ContractBackend, type Call, type Hooks } from './backend.js'
export type { Route } from './router.js'
export type { ResponseValidator } from './responses.js'
export { describeErrors, placeOf, type Fault } from './faults.js'
export { parseQuery } from './query.js'
export {
  dereference,
  generatedFile,
  METHODS,
  readContract,
  type ContractDocument,
  type PathItem,
  ADMIN_BASE,
  operationsOf,
  type OperationObject,
  type ParameterObject,
  type Plane,
  type PublicPlane,
  type Schema,
} from './document.js'
export { pointerSteps } from './pointer.js'
export { pruned } from './pruned.js'

/** What is wrong with a body by an operation's schema; for a gateway's bodies within other bodies. */
export const loadBodyCheck = async (operationId: string): Promise<(body: unknown) => Fault[]> => {
  const { body: validate } = (await import(
    /* @vite-ignore */ generatedFile(`validators/${operationId}.js`).href
  )) as { body: ValidateFunction }
  return (body) => (validate(body) ? [] : toldFaults(describeAsOpenAI(validate.errors)))
}

const validators = new Map<Plane | undefined, Promise<ResponseValidator>>()

/**
 * Validates answers against the contract; loaded only where it is wanted, since ajv itself is not needed to serve. All
 * services of a process share what was compiled.
 */
export const loadResponseValidator = (plane?: Plane): Promise<ResponseValidator> => {
  const known = validators.get(plane)
  if (known !== undefined) return known
  const loading = import('./responses.js').then(({ createResponseValidator }) =>
    createResponseValidator(readContract(plane)),
  )
  validators.set(plane, loading)
  return loading
}
