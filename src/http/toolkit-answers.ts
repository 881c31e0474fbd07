import type { Fault } from '#contract'
import { serialise } from './json-reply.js'
import { CLIENT_LEFT } from './refusal.js'

const NOT_FOUND_WORDS =
  'The REST key is missing or not valid, or there is no such feature. Send the key (svc_rest_...) as Authorization: Bearer <REST_KEY>, as x-api-key, or as the query parameter key.'

/** The one answer to every call without a good key or a known feature: it reveals no difference, and says what to do in either case. */
export const NOT_FOUND = Buffer.from(
  JSON.stringify({ ok: false, error: { code: 'not_found', message: NOT_FOUND_WORDS } }),
)

/** The envelope around data that is JSON text already. */
export const envelopeAround = (feature: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`{"ok":true,"feature":${JSON.stringify(feature)},"data":`),
    data,
    Buffer.from('}'),
  ])

export const textOf = (body: object | string): string | Buffer =>
  typeof body === 'string' || Buffer.isBuffer(body) ? body : serialise(body)

export interface Answer {
  status: number
  /** An object, or JSON text; in bytes as a process of the pool wrote it. */
  body: object | string
  headers?: Readonly<Record<string, string>>
}

/** An answer ready to be sent. */
export interface Sent extends Answer {
  body: string | Buffer
}

export const errorBody = (feature: string, code: string, message: string, details?: readonly unknown[]) => ({
  ok: false,
  feature,
  error: { code, message, ...(details === undefined ? {} : { details }) },
})

/** In words what the headers say, which agents do not see. @param reset in Unix seconds */
export const spentDay = (
  { limit, reset }: { limit: number; reset: number },
  retryAfterSeconds: number,
): string => {
  const next = new Date(reset * 1000).toISOString().replace('.000Z', 'Z')
  return `The key's ${limit} calls for today (UTC) are used up. Try again in ${retryAfterSeconds} s, at ${next}.`
}

const NOT_COUNTED = 'The call cannot be counted at the moment. Try again shortly.'

export const busy = (feature: string): Answer => ({
  status: 503,
  body: errorBody(feature, 'overloaded', NOT_COUNTED),
  headers: { 'Retry-After': '1' },
})

export const inWords = (faults: readonly Fault[]): string =>
  faults.map(({ parameter, message }) => `${parameter} ${message}`).join('; ')

export const DRAINING: Answer = {
  status: 503,
  body: { ok: false, error: { code: 'overloaded', message: 'The server is restarting. Try again.' } },
  headers: { 'Retry-After': '5' },
}

export const COUNTERS_AWAY: Answer = {
  status: 503,
  body: { ok: false, error: { code: 'overloaded', message: NOT_COUNTED } },
  headers: { 'Retry-After': '1' },
}

export const ready = (answer: Answer): Sent => ({ ...answer, body: textOf(answer.body) })

/** For the log only: nobody is there to read it. */
export const GONE: Answer = {
  status: CLIENT_LEFT,
  body: { ok: false, error: { code: 'gone', message: 'The client left.' } },
}
