/** The contract at work: dispatch by operationId, request and response validation. Codegen stands in `codegen/`. */
export { ContractBackend, type Call, type Hooks } from './backend.js'
export { createResponseValidator, type ResponseValidator } from './responses.js'
export { describeErrors, type Fault } from './faults.js'
export { parseQuery } from './query.js'
export { generatedFile, readContract, type ContractDocument } from './document.js'
