import type { LocalAnswer } from './upstream-server.js'

/** Ways in which any upstream may fail; each makes a feature answer 502. For `it.each`, with a word for a subject of its own. */
export const UPSTREAM_FAULTS: readonly (readonly [fault: string, subject: string, answer: LocalAnswer])[] = [
  ['a status of 500', 'failing', { status: 500, body: {} }],
  ['a refusal', 'refused', { status: 400, body: { error: 'no' } }],
  ['a status of 429', 'limited', { status: 429, body: {} }],
  ['a page', 'page', { body: '<!doctype html><title>Maintenance</title>' }],
  ['cut JSON', 'cut', { body: '{"results": [' }],
  ['nothing', 'nothing', { body: '' }],
  ['another shape', 'shapeless', { body: '"text"' }],
  ['an empty object', 'empty', { body: {} }],
]

/** Of those, where no subject is named that could be missing. */
export const SEARCH_FAULTS: typeof UPSTREAM_FAULTS = [
  ...UPSTREAM_FAULTS,
  ['a status of 404', 'gone', { status: 404, body: {} }],
]
