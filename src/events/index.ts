/** What accounts are told of: events, written down together with what they tell about and sent to endpoints later. */
export { emitEvent } from './emit.js'
export { EVENT_TYPES, type EventType } from './types.js'
