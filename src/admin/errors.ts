/** The kinds of refusal that the contract lists. */
export type RefusalCode =
  | 'invalid'
  | 'refused'
  | 'signed_out'
  | 'forged'
  | 'repeated'
  | 'throttled'
  | 'not_found'
  | 'unavailable'
  | 'failed'

const STATUSES: Readonly<Record<RefusalCode, number>> = {
  invalid: 400,
  refused: 422,
  signed_out: 401,
  forged: 403,
  repeated: 409,
  throttled: 429,
  not_found: 404,
  unavailable: 503,
  failed: 500,
}

/** A page or form that is refused; the message is for the operator. Nothing was changed. */
export class AdminError extends Error {
  readonly status: number
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly options: {
      fields?: readonly { parameter: string; message: string }[]
      headers?: Readonly<Record<string, string>>
      /** Where the kind's own status says too little. */
      status?: number
    } = {},
  ) {
    super(message)
    this.name = 'AdminError'
    this.status = options.status ?? STATUSES[code]
  }
}

/** @throws AdminError 404 */
export const notFound = (what: string): never => {
  throw new AdminError('not_found', `There is no ${what}. It may have been deleted.`)
}
