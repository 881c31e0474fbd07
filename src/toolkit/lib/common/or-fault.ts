import { unprocessable } from '../../errors.js'

/** What was found, or why it was refused; the reason may be unknown. */
export type OrFault<Data> = { data: Data } | { fault: string | null }

/**
 * What was found.
 * @param words the beginning of the sentence that ends with the reason
 * @throws FeatureError 422 where it was refused
 */
export const foundOr = <Data>(words: string, reply: OrFault<Data>): Data =>
  'data' in reply ? reply.data : unprocessable(`${words}: ${reply.fault ?? 'it gives no reason'}`)
