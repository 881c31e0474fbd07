/** The building blocks of operators' commands, for accounts and for the layers above them. */
export { LISTED, parseCommand, requireNone, wholeNumber } from './arguments.js'
export { inPlace, runCommand, say } from './command.js'
export { table, timeOf } from './table.js'
export type { RemoteServer } from '../control-client.js'
