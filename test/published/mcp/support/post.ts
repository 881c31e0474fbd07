import { request } from 'undici'

/** A message of JSON-RPC 2.0. */
export const message = (method: string, params: object = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

export interface Posted {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Sends a body to /mcp, without a client. @param url where the service listens */
export const post = async (
  url: string,
  body: string | Buffer,
  headers: Record<string, string>,
  method = 'POST',
  path = '/mcp',
): Promise<Posted> => {
  const response = await request(`${url}${path}`, {
    method: method as 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    ...(method === 'POST' ? { body } : {}),
  })
  return { status: response.statusCode, headers: response.headers, text: await response.body.text() }
}
