import { DatabaseError } from 'pg'
import { CommitUnknownError, messageOf } from '#store'
import { PlansError } from './plans-file.js'

/** The request cannot be met as the operator made it; the message says why, in the operator's terms. Nothing was changed. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}

/** An argument that cannot be right: an invalid name, a mistyped key, an unknown plan. */
export class ArgumentError extends OperatorError {
  override readonly name = 'ArgumentError'
}

/** The other side went away before it confirmed that the work was done. */
export class OutcomeUnknownError extends OperatorError {
  override readonly name = 'OutcomeUnknownError'
}

/** Errors by which PostgreSQL turns a connection away or ends it (classes of its Appendix A). */
const CONNECTION_CODES = /^(08|28|3D|53|57P)/

/** What went wrong with the database, as the operator's error; other errors of the operator's functions stay as they are. */
export const asOperatorError = (error: unknown, place: string): Error => {
  if (error instanceof OperatorError || error instanceof PlansError) return error
  if (error instanceof CommitUnknownError)
    return new OutcomeUnknownError(
      `${place}: the connection was lost before the change was confirmed (${messageOf(error.cause)}); run the command again`,
      { cause: error },
    )
  const isRefusal = error instanceof DatabaseError && !CONNECTION_CODES.test(error.code ?? '')
  return new OperatorError(
    `${place} ${isRefusal ? 'refuses the command' : 'cannot be reached'} (${messageOf(error)})`,
    { cause: error },
  )
}
