/** What operators' commands are made of, of the accounts and of what stands above them. */
export { LISTED, parseCommand, wholeNumber } from './arguments.js'
export { inPlace, runCommand, say } from './command.js'
export { table, timeOf } from './table.js'
export type { RemoteServer } from '../control-client.js'
