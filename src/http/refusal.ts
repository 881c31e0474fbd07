/** Where a path belongs; it decides the shape of an error that no operation answers. */
export type Place = 'gateway' | 'toolkit' | 'host'

export const GATEWAY_BASE = '/v1'
export const TOOLKIT_BASE = '/rest'

/** For logs and metrics only, since the caller has left. It is nginx's status. */
export const CLIENT_LEFT = 499

const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

export const placeOf = (path: string): Place => {
  if (isUnder(path, GATEWAY_BASE)) return 'gateway'
  return isUnder(path, TOOLKIT_BASE) ? 'toolkit' : 'host'
}

/** An error outside any operation: its status, its code and one sentence. */
export interface Refusal {
  status: number
  code: string
  message: string
  headers?: Readonly<Record<string, string>>
}

/** The body of a refusal: the toolkit's shape under its base, OpenAI's everywhere else. */
export const refusalBody = (place: Place, { status, code, message }: Refusal): object => {
  if (place === 'toolkit') return { ok: false, error: { code, message } }
  const type = status >= 500 ? 'server_error' : 'invalid_request_error'
  return { error: { message, type, param: null, code } }
}
