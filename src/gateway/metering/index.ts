/** What a request used and costs: tokens counted or believed, quota settled, the row written. */
export { createTokenizer } from './tokens.js'
