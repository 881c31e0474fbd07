import { GatewayError } from '#gateway'
import { routes } from '#generated/routes'
import { GATEWAY_BASE, type Refusal } from './refusal.js'

/** Operations of OpenAI's and Anthropic's APIs that clients try; the answer says what to call instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/completions': 'send the prompt as a message to POST /chat/completions.',
  '/responses': 'use POST /chat/completions.',
  '/messages': "use POST /chat/completions, in OpenAI's form.",
  '/complete': 'use POST /chat/completions.',
  '/videos': 'use POST /text-to-video or POST /image-to-video.',
  '/batches': 'use POST /batch, which takes the requests themselves.',
  '/files':
    'use POST /batch, which takes the requests of a batch in its body. GET /assets lists generated files.',
  '/uploads': 'use POST /batch, which takes the requests of a batch in its body.',
  '/audio/transcriptions': 'it generates speech with POST /audio/speech, but does not transcribe.',
  '/audio/translations': 'it generates speech with POST /audio/speech, but does not translate it.',
  '/images/edits': 'it generates new images with POST /images/generations, but does not edit them.',
  '/images/variations':
    'it generates new images with POST /images/generations, but does not create variations.',
  '/assistants': 'use POST /chat/completions.',
  '/threads': 'use POST /chat/completions.',
  '/realtime': 'use POST /chat/completions with "stream": true.',
}

const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

const elsewhere = (path: string): string | undefined => {
  const base = Object.keys(ELSEWHERE).find((each) => isUnder(path, each))
  return base === undefined ? undefined : `This gateway has no ${base}; ${ELSEWHERE[base] ?? ''}`
}

const GATEWAY_PATHS: ReadonlySet<string> = new Set(
  routes.flatMap(([, , plane, path]) => (plane === 'gateway' ? [path] : [])),
)

const isGatewayPath = (path: string): boolean =>
  GATEWAY_PATHS.has(path) || isUnder(path, '/models') || elsewhere(path) !== undefined

const CODE = 'unknown_url'
const shown = (method: string, path: string): string => `${method.slice(0, 20)} ${path.slice(0, 200)}`

/** 404 for a path below the gateway's base that the contract does not have. */
export const unknownUrl = (method: string, path: string): GatewayError => {
  const isDoubled = isUnder(path, GATEWAY_BASE)
  const advice = isDoubled
    ? `The base address contains ${GATEWAY_BASE} twice.`
    : (elsewhere(path) ?? 'Please check the URL for typos; /openapi.json lists the operations.')
  // The base alone comes as a path of `/`, asked for with or without it.
  const asked = path === '/' ? GATEWAY_BASE : GATEWAY_BASE + path
  const message = `Unknown request URL: ${shown(method, asked)}. ${advice}`
  return new GatewayError(404, 'invalid_request_error', CODE, message)
}

/**
 * 404 for a path at the host's root that would be one of the gateway's: the client's base address lacks `/v1`.
 *
 * @returns null for any other path
 */
export const withoutBase = (method: string, path: string): Refusal | null => {
  if (!isGatewayPath(path)) return null
  const message = `Unknown request URL: ${shown(method, path)}. Add ${GATEWAY_BASE} to the base address: ${shown(method, GATEWAY_BASE + path)}.`
  return { status: 404, code: CODE, message }
}
