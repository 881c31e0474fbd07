import { request } from 'undici'
import { SESSION_COOKIE, startSession } from '#admin'
import type { TestService } from './service.js'

export { ADMIN_PASSWORD } from './password.js'

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** An operator's browser without its script: keeps cookies, and follows nothing by itself. */
export interface AdminClient {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  /** Sends a form; its two hidden fields are those of the session unless they are given. A list is sent as `name[]`. */
  post(
    path: string,
    fields?: Record<string, string | readonly string[]>,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** Sends a form and gets the page that it leads to. */
  done(path: string, fields?: Record<string, string | readonly string[]>): Promise<Answer>
}

/** @param url of the operator's pages */
export const adminClient = (url: string): AdminClient => {
  const cookies = new Map<string, string>()
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await request(`${url}${path.replace(/^\/admin/, '')}`, {
      method,
      headers: { ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { body }),
    })
    for (const set of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: response.statusCode, headers: response.headers, text: await response.body.text() }
  }
  const get: AdminClient['get'] = (path, headers = {}) => call('GET', path, headers)
  const post: AdminClient['post'] = async (path, fields = {}, headers = {}) => {
    const tokens =
      '_csrf' in fields || !cookies.has(SESSION_COOKIE)
        ? {}
        : (JSON.parse((await get('/sessions/tokens')).text) as { csrf?: string; form?: string })
    const body = new URLSearchParams()
    if (tokens.csrf !== undefined) body.set('_csrf', tokens.csrf)
    if (tokens.form !== undefined) body.set('_form', tokens.form)
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') body.set(name, value)
      else for (const each of value) body.append(`${name}[]`, each)
    }
    return call(
      'POST',
      path,
      { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body.toString(),
    )
  }
  return {
    cookies,
    get,
    post,
    done: async (path, fields) => {
      const answer = await post(path, fields)
      if (answer.status !== 303) throw new Error(`${path}: ${answer.status} ${answer.text}`)
      return get(String(answer.headers['location']))
    },
  }
}

/** An operator who is signed in, without an attempt at the password: their number is limited. */
export const signedIn = async (
  { adminUrl, store }: Pick<TestService, 'adminUrl' | 'store'>,
  operator = 'mira',
): Promise<AdminClient> => {
  const client = adminClient(adminUrl)
  const { token } = await startSession(store.pool, { operator, address: '127.0.0.1', userAgent: 'test' })
  client.cookies.set(SESSION_COOKIE, token)
  return client
}
