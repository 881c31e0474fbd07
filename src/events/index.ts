/** What accounts are told of: events, written down together with what they tell about and sent to endpoints later. */
export { emitEvent, type Event } from './emit.js'
export { EVENT_TYPES, type EventData, type EventType } from './types.js'
