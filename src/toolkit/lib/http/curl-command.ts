import { unprocessable } from '../../errors.js'
import { dataPiece, withPiece, type CurlData } from './curl-data.js'
import { percentDecode } from '../encoding/percent.js'
import { curlArguments, type CurlArgument, type CurlOption } from './curl-options.js'
import { takesBody } from './fetch-code.js'
import { HeaderList } from './header-list.js'
import { shellWords } from '../code/shell-words.js'

/** The request that a curl command makes. */
export interface CurlRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
  auth: { user: string; password: string } | null
  options: {
    insecure: boolean
    followRedirects: boolean
    compressed: boolean
    timeoutSeconds: number | null
  }
  unsupported: string[]
}

/** What the options have said so far. */
interface State {
  urls: string[]
  method: string | null
  headers: HeaderList
  data: CurlData
  /** The options that gave the data, as written. */
  dataOptions: string[]
  hasForm: boolean
  auth: CurlRequest['auth']
  timeoutSeconds: number | null
  switches: Set<CurlOption>
  unsupported: string[]
}

const authOf = (value: string): CurlRequest['auth'] => {
  const colon = value.indexOf(':')
  return colon < 0
    ? { user: value, password: '' }
    : { user: value.slice(0, colon), password: value.slice(colon + 1) }
}

const secondsOf = (value: string): number =>
  /^\d{1,9}(?:\.\d{1,9})?$/.test(value)
    ? Number(value)
    : unprocessable(`command: ${JSON.stringify(value.slice(0, 200))} is not a number of seconds.`)

/** `Name: value`; `Name;` has no value, and `Name:` takes away what curl would send by itself. */
const addHeader = (state: State, value: string, written: string): void => {
  const [, name = '', mark, text = ''] = /^([^:;]+)([:;])([^]*)$/.exec(value) ?? []
  if (value.startsWith('@')) state.unsupported.push(written)
  else if (mark === ';' && text.trim() === '') state.headers.add(name.trim(), '')
  else if (mark === ':' && text.trim() === '') state.headers.suppress(name.trim())
  else if (mark === ':') state.headers.add(name.trim(), text.trim())
  else state.unsupported.push(written)
}

const addData = (state: State, option: CurlOption, value: string, written: string): void => {
  const piece = dataPiece(option, value)
  if (piece === null) state.unsupported.push(written)
  else state.dataOptions.push(written)
  state.data = withPiece(state.data, option, piece)
}

const readOption = (
  state: State,
  { option, value, written }: Extract<CurlArgument, { kind: 'option' }>,
): void => {
  switch (option) {
    case 'request':
      state.method = value
      return
    case 'header':
      return addHeader(state, value, written)
    case 'data':
    case 'data-raw':
    case 'data-binary':
    case 'data-urlencode':
    case 'json':
      return addData(state, option, value, written)
    case 'user':
      state.auth = authOf(value)
      return
    case 'user-agent':
      return state.headers.setOwn('User-Agent', value)
    case 'referer':
      return state.headers.setOwn('Referer', value.replace(/;auto$/, ''))
    case 'cookie':
      // Without a sign of equality it is the name of a file.
      if (value.includes('=')) state.headers.addOwn('Cookie', value, ';')
      else state.unsupported.push(written)
      return
    case 'form':
      state.hasForm = true
      state.unsupported.push(written)
      return
    case 'max-time':
      state.timeoutSeconds = secondsOf(value)
      return
    case 'url':
      state.urls.push(value)
      return
    default:
      state.switches.add(option)
  }
}

const initial = (): State => ({
  urls: [],
  method: null,
  headers: new HeaderList(),
  data: { isGiven: false, isJson: false, text: null },
  dataOptions: [],
  hasForm: false,
  auth: null,
  timeoutSeconds: null,
  switches: new Set(),
  unsupported: [],
})

const read = (words: readonly string[]): State => {
  const state = initial()
  for (const item of curlArguments(words)) {
    if (item.kind === 'url') state.urls.push(item.value)
    else if (item.kind === 'unsupported') state.unsupported.push(item.written)
    else readOption(state, item)
  }
  return state
}

const urlOf = ({ urls }: State): string => {
  const [url, another] = urls
  if (url === undefined || another !== undefined) {
    return unprocessable(`command must have exactly one URL; it has ${urls.length}.`)
  }
  const complete = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `http://${url}`
  return URL.canParse(complete)
    ? complete
    : unprocessable(`command: ${JSON.stringify(url.slice(0, 200))} is not a URL.`)
}

/** Takes the user information out of the address, which `fetch` refuses; -u goes before it. */
const withoutUser = (url: string): { url: string; auth: CurlRequest['auth'] } => {
  const [, scheme, user] = /^([^:/?#]+:\/\/)([^/?#]*)@/.exec(url) ?? []
  if (scheme === undefined || user === undefined) return { url, auth: null }
  const [name = '', ...password] = user.split(':').map((part) => percentDecode(part) ?? part)
  return {
    url: scheme + url.slice(scheme.length + user.length + 1),
    auth: { user: name, password: password.join(':') },
  }
}

const withQuery = (url: string, query: string): string => {
  const [, path = url, given = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(url) ?? []
  return `${path}?${given === '' ? '' : `${given}&`}${query}${fragment}`
}

const defaultMethod = ({ switches, data, hasForm }: State, hasBody: boolean): string => {
  if (!switches.has('head')) return hasBody || hasForm ? 'POST' : 'GET'
  return hasBody || (hasForm && !data.isGiven)
    ? unprocessable('command: curl takes either -I or data, not both.')
    : 'HEAD'
}

/** What curl sends by itself, after the headers that the command names. */
const addDefaults = ({ headers, data }: State, auth: CurlRequest['auth'], hasBody: boolean): void => {
  if (data.isJson) {
    headers.addDefault('Content-Type', 'application/json')
    headers.addDefault('Accept', 'application/json')
  } else if (hasBody) {
    headers.addDefault('Content-Type', 'application/x-www-form-urlencoded')
  }
  if (auth !== null) {
    const credentials = Buffer.from(`${auth.user}:${auth.password}`).toString('base64')
    headers.addDefault('Authorization', `Basic ${credentials}`)
  }
}

/**
 * Reads a curl command as a POSIX shell and curl's manual page have it. Nothing is requested.
 * @throws FeatureError 422 for what is no single curl command with exactly one URL
 */
export const readCurlCommand = (command: string): CurlRequest => {
  const [program, ...words] = shellWords('command', command)
  if (program !== 'curl') unprocessable('command must begin with the word curl.')
  const state = read(words)
  const { data, switches, headers } = state
  const inQuery = switches.has('get')
  const hasBody = data.isGiven && !inQuery
  const { url, auth: inUrl } = withoutUser(urlOf(state))
  const auth = state.auth ?? inUrl
  const method = state.method ?? defaultMethod(state, hasBody)
  addDefaults(state, auth, hasBody)
  return {
    method,
    url: inQuery && data.text !== null && data.text !== '' ? withQuery(url, data.text) : url,
    headers: headers.record(),
    body: hasBody ? data.text : null,
    auth,
    options: {
      insecure: switches.has('insecure'),
      followRedirects: switches.has('location'),
      compressed: switches.has('compressed'),
      timeoutSeconds: state.timeoutSeconds,
    },
    unsupported: takesBody(method)
      ? state.unsupported
      : [...state.unsupported, ...(hasBody ? state.dataOptions : [])],
  }
}
