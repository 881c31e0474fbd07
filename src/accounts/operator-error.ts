/** The request can't be met as the operator made it; the message says why, in the operator's terms. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
