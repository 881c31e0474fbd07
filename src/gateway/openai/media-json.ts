import { UpstreamError } from '../upstream.js'

type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer's JSON where it is no error. @throws UpstreamError `malformed` */
export const objectOf = (body: unknown): Json => {
  if (!isObject(body)) throw new UpstreamError('malformed', 'the answer is no JSON object')
  const { error } = body
  if (error !== undefined && error !== null)
    throw new UpstreamError('malformed', 'the provider sent an error object in place of an answer')
  return body
}
