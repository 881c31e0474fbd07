/** Which provider answers: who may be asked, in what order, how each one fares, and who is next where one fails. */
export { createHealth } from './health.js'
export { shareCalls } from './shared-calls.js'
