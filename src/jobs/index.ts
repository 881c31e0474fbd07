/** Work that outlives a request and a crash: durable jobs in PostgreSQL, each run by one instance at a time. */
export type * from './types.js'
export { openJobs } from './open.js'
export { createDispatcher, type Dispatcher } from './dispatcher.js'
export { retryDelay, type RetrySchedule } from './retry-schedule.js'
