/** The database or the data directory cannot be used; the message names the place and what to do about it. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** Another running process has the data directory; it may be starting and soon answer. */
export class DataDirInUseError extends StoreError {}

/** A transaction was sent and its end never confirmed: it may be committed or not. The cause is the connection's error. */
export class CommitUnknownError extends StoreError {}

/** The code of a system error (`ENOENT`) or of PostgreSQL (`28P01`), where an error has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** A line about any thrown value. Node leaves the message of an AggregateError (a host's every address failed) empty. */
export const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message || error.name : String(error)
}
