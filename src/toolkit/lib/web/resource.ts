import { FeatureError } from '../../errors.js'
import type { FeatureContext } from '../../feature.js'
import { hostOf, parseTarget } from '../../fetch/target.js'
import type { FetchResponse } from '../../fetch/types.js'

export type Headers = FetchResponse['headers']

/** The first value of a header, its name in lower case; null where it is missing. */
export const headerOf = (headers: Headers, name: string): string | null =>
  headers.find(([each]) => each === name)?.[1] ?? null

/** Ends the call with 502: the address answered, but with an error. */
export const failedWith = (url: string, status: number): never => {
  throw new FeatureError(502, 'upstream_failed', `${hostOf(parseTarget(url))} answered with status ${status}`)
}

/**
 * Gets a document of at most 5 MB, over at most 5 redirects.
 * @param accept media types that are wanted, as the Accept header has them
 * @throws FeatureError 422 and 502 of the guarded fetch; 502 for a final status of 400 or more
 */
export const getResource = async (
  url: string,
  { fetch, signal }: Pick<FeatureContext, 'fetch' | 'signal'>,
  accept = '*/*',
): Promise<FetchResponse> => {
  const response = await fetch({ url, headers: { accept } }, signal)
  return response.status >= 400 ? failedWith(response.url, response.status) : response
}
