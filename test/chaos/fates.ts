import { createHash } from 'node:crypto'
import {
  chunk,
  completionOf,
  eventsOf,
  hangs,
  hangsAfter,
  resets,
  resetsAfter,
  sends,
  sendsHtml,
  streams,
  truncates,
  writes,
  type Behaviour,
} from '../support/provider.js'

/** Numbers that depend on nothing but their names, so that a run can be had again. */
export const numberOf = (...names: readonly (string | number)[]): number =>
  createHash('sha256').update(names.join(' ')).digest().readUInt32BE() / 2 ** 32

const pick = <T>(items: readonly T[], at: number): T => items[Math.floor(at * items.length)] as T

const statuses = (...list: readonly number[]): Behaviour[] =>
  list.map((status) => sends(status, { error: { message: 'Not now.', code: 'try_later' } }))

/** Ways to fail before there is anything to show, plain or streamed. */
const AT_ONCE: readonly Behaviour[] = [
  ...statuses(408, 409, 425, 429, 500, 502, 503, 504, 529),
  resets,
  sendsHtml,
  truncates,
  sends(200, ''),
  sends(200, '{"choices": ['),
  sends(200, []),
  sends(200, { error: { message: 'Overloaded.', code: 529 } }),
  sends(200, { choices: [] }),
  sends(200, 'not gzip', { 'content-encoding': 'gzip' }),
  (response, request) =>
    request.body?.['stream'] === true
      ? streams([chunk({ role: 'assistant', content: '' }), chunk({}, 'stop'), '[DONE]'])(response, request)
      : sends(200, completionOf(''))(response, request),
]

/** Ways to fail in the middle of a stream. */
const MIDWAY: readonly ((events: readonly string[]) => Behaviour)[] = [
  (events) => resetsAfter(events),
  (events) => resetsAfter(events),
  (events) => streams(events),
  (events) => streams([...events, JSON.stringify({ error: { message: 'Died.', code: 502 } })]),
  (events) => streams([...events, chunk({}, 'error')]),
  (events) => streams([...events, 'oops']),
  (events) =>
    writes([events.map((data) => `data: ${data}\n\n`).join(''), 'data: {"choices":[{"index":0,"de']),
]

/** Share of the failures that are silence, which takes its time. */
const SILENCE = 0.02
/** The first letters tell a repeat from a text that goes on. */
const LEAST_SAID = 2

/** What happens to one call of a provider. */
export interface Fate {
  failed: boolean
  behaviour: Behaviour
}

/**
 * Draws what one call gets: a whole answer, or a failure at once or (of a stream) in the middle.
 *
 * @param names of the call
 * @param rest what a whole answer is from here
 */
export const fateOf = (
  names: readonly (string | number)[],
  share: number,
  stream: boolean,
  rest: string,
): Fate => {
  const draw = (what: string): number => numberOf(...names, what)
  if (draw('fails') >= share) {
    const behaviour = stream ? streams(eventsOf(rest)) : sends(200, completionOf(rest))
    return { failed: false, behaviour }
  }
  const isMidway = stream && rest.length > LEAST_SAID && draw('midway') < 0.5
  const isSilent = draw('silent') < SILENCE
  if (!isMidway) return { failed: true, behaviour: isSilent ? hangs : pick(AT_ONCE, draw('way')) }
  // In UTF-16 code units: the cut may stand between the halves of a surrogate pair, as JSON may have it.
  const cut = LEAST_SAID + Math.floor(draw('cut') * (rest.length - LEAST_SAID + 1))
  const events = rest
    .slice(0, cut)
    .match(/[^]{1,7}/g)
    ?.map((content) => chunk({ content }))
  const way = isSilent ? hangsAfter : pick(MIDWAY, draw('way'))
  return { failed: true, behaviour: way(events ?? []) }
}
